/** What of a car a report is about; their texts are `report.category.<code>`. */
export const REPORT_CATEGORIES = [
  'ENGINE',
  'GEARBOX',
  'BRAKES',
  'STEERING',
  'ELECTRICS',
  'MULTIMEDIA',
  'BODY',
  'INTERIOR',
  'TYRES',
  'OTHER',
] as const
/** What a report is about and why it is made; their texts are `report.product.<code>` and `report.reason.<code>`. */
export const REPORT_PRODUCTS = ['VEHICLE', 'PART', 'ACCESSORY', 'SERVICE', 'CONNECTED_SERVICES', 'FINANCING'] as const
export const REPORT_REASONS = [
  'DEFECT',
  'SAFETY',
  'SERVICE_QUALITY',
  'PARTS_DELAY',
  'WARRANTY',
  'DOCUMENTS',
  'ADVERTISING',
  'OTHER',
] as const

/** How a report of a defect stands: nobody took it, somebody follows it, nothing is left to do. */
export const REPORT_STAGES = ['open', 'inWork', 'done'] as const
export type ReportStage = (typeof REPORT_STAGES)[number]

/** What staff do with a report; each is kept with who did it and when. */
export const REPORT_ACTS = ['take', 'finish', 'reopen', 'note'] as const
export type ReportAct = (typeof REPORT_ACTS)[number]

const MOVES: Readonly<Record<ReportAct, Partial<Record<ReportStage, ReportStage>>>> = {
  take: { open: 'inWork' },
  finish: { open: 'done', inWork: 'done' },
  reopen: { inWork: 'open', done: 'open' },
  note: { open: 'open', inWork: 'inWork', done: 'done' },
}

/** Takes how a report stands and what is done with it; returns how it stands then, null where that cannot be done. */
export const reportAfter = (stage: ReportStage, act: ReportAct): ReportStage | null => MOVES[act][stage] ?? null
