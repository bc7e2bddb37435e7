import { type Retention, FIVE_YEARS, PURPOSE_OVER, CLAIMS, CONTRACT, each, rows } from './retention-terms.ts'

/** Of cars on the road, whose they are and what was done to them. */
export const VEHICLE_RETENTION: Readonly<Record<string, Retention>> = {
  vehicle_plates: { purpose: 'which plate a car bears', law: CONTRACT, erasure: 'delete' },
  vehicle_readings: { purpose: 'what odometers showed and who said so', law: CONTRACT, erasure: 'anonymise' },
  vehicle_owners: { purpose: 'whose a car is and was', law: CONTRACT, erasure: 'anonymise' },
  ...each('what workshops did to a car, signed, which names nobody', 'logbooks logbook_entries'),
  ...each('what the maker promises of a new car', 'warranty_terms'),
  logbook_links: {
    purpose: 'addresses by which an owner shows the logbook of a car',
    law: PURPOSE_OVER,
    goes: rows('until', 0),
    erasure: 'delete',
  },
  garage_cars: {
    purpose: 'cars that a person keeps; those taken out for a day',
    law: CONTRACT,
    goes: rows('removed_at', 1),
    erasure: 'delete',
  },
  garage_recall_notices: {
    purpose: 'who was told of which recall',
    law: CLAIMS,
    goes: rows('at', FIVE_YEARS),
    erasure: 'delete',
  },
  garage_revision_notices: {
    purpose: 'who was told of which revision, so that it is told once',
    law: CONTRACT,
    goes: rows('at', FIVE_YEARS),
    erasure: 'delete',
  },
  vehicle_handovers: {
    purpose: 'codes that pass a car on',
    law: PURPOSE_OVER,
    goes: rows('until', 30),
    erasure: 'anonymise',
  },
  recall_alerts: {
    purpose: 'who asked to be told of recalls; two years, and a week to confirm it',
    law: 'LGPD art. 7 I; Ley 25.326 art. 5',
    goes: rows('ends_at', 0),
    erasure: 'delete',
  },
  recall_alert_letters: {
    purpose: 'which recall was told to whom; it goes with what was asked for',
    law: PURPOSE_OVER,
    erasure: 'nothing',
  },
  recall_updates: {
    purpose: 'what workshops said of repairs for a recall; who sent it is staff',
    law: 'CTB art. 131 §§ 4-5; Ley 24.240, art. 5',
    erasure: 'nothing',
  },
  recall_reports: {
    purpose: 'what the vehicle registry is to be told of repairs, which names nobody',
    law: 'BR Portaria Conjunta 3/2019; CTB art. 131 §§ 4-5',
    erasure: 'nothing',
  },
  recall_repairs: {
    purpose: 'which cars were repaired for a recall, which name nobody',
    law: 'CTB art. 131 §§ 4-5; Ley 24.240, art. 5',
    erasure: 'nothing',
  },
}
