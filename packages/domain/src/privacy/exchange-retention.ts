import { CLAIMS, NOBODY, PURPOSE_OVER, YEAR, rows, type Retention } from './retention-terms.ts'

/** What is exchanged with other systems, what goes there, and what owners are given to read. */
export const EXCHANGE_RETENTION: Readonly<Record<string, Retention>> = {
  manuals: { purpose: "owner's manuals", law: NOBODY, erasure: 'nothing' },
  manual_files: { purpose: 'their files, and who of the staff sent them', law: NOBODY, erasure: 'nothing' },
  integration_log: {
    purpose: 'what was exchanged with other systems, people shortened',
    law: PURPOSE_OVER,
    goes: rows('at', 90),
    erasure: 'nothing',
  },
  journey_errors: {
    purpose: 'what did not reach another system, people shortened',
    law: CLAIMS,
    goes: rows('changed_at', YEAR),
    erasure: 'nothing',
  },
  hook_deliveries: {
    purpose: 'notices to other systems, which name nobody, and their answers',
    law: PURPOSE_OVER,
    goes: rows('at', 30),
    erasure: 'nothing',
  },
  quotations: {
    purpose: 'what dealers quote to customers',
    law: PURPOSE_OVER,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'delete',
  },
  quotation_versions: {
    purpose: 'what a quotation said at each saving; it goes with it',
    law: PURPOSE_OVER,
    erasure: 'nothing',
  },
}
