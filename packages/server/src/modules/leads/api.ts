/** What other modules and tools may use of leads. */
export { countLateLeads, leadsFound } from './inbox.ts'
export { forgetOutside, namesInCrm } from './forget-in-crm.ts'
export { messagesFound } from './messages/queries.ts'
export { insertPastLeads, type PastLead } from './past-leads.ts'
export { marksOfLeads } from './personal-data.ts'
export { reportsFound } from './reports/queries.ts'
