/** What other modules and tools may use of leads. */
export { insertPastLeads, type PastLead } from './past-leads.ts'
export { marksOfLeads } from './personal-data.ts'
