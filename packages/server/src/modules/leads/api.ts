/** What other modules and tools may use of leads. */
export { countLateLeads } from './inbox.ts'
export { insertPastLeads, type PastLead } from './past-leads.ts'
export { marksOfLeads } from './personal-data.ts'
