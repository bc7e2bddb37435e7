/** What other modules and tools may use of leads. */
export { countLateLeads, leadFigures } from './inbox.ts'
export { forgetOutside, namesInCrm } from './forget-in-crm.ts'
export { insertPastLeads, type PastLead } from './past-leads.ts'
export { marksOfLeads } from './personal-data.ts'
