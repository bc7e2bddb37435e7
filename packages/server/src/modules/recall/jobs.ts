import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { alertJobs, alertSchedules } from './alerts/alert-jobs.ts'
import { reportJobs } from './reports.ts'

export const recallJobs: ModuleJobs = { ...reportJobs, ...alertJobs }
export const recallSchedules = {
  'recall.reports': '*/10 * * * *',
  'recall.late': '20 11 * * *',
  ...alertSchedules,
} as const
