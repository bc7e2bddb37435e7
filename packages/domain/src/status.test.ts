import { expect, it } from 'vitest'
import spec from '../spec/vocabulary.json' with { type: 'json' }
import * as status from './status.ts'

it.each([
  ['rentalProposalStatus', status.RENTAL_PROPOSAL_STATUSES],
  ['reservationStatusOld', status.RESERVATION_STATUSES],
  ['orderTimeline', status.ORDER_TIMELINE_STEPS],
  ['financingProposalStatusBank1', status.FINANCING_STATUSES_BANK_1],
  ['financingProposalStatusBank2', status.FINANCING_STATUSES_BANK_2],
  ['testDriveStatus', status.TEST_DRIVE_STATUSES],
  ['visitScheduleCodes', status.VISIT_SCHEDULE_CODES],
  ['dataLoaderStatus', status.DATA_LOADER_STATUSES],
  ['procedureStatus', status.PROCEDURE_STATUSES],
  ['proposalEvents', status.PROPOSAL_EVENTS],
  ['benefitStates', status.BENEFIT_STATES],
  ['rewardStates', status.REWARD_STATES],
  ['offerStatus', status.OFFER_STATUSES],
  ['promiseStates', status.PROMISE_STATES],
  ['identityValidationSteps', status.IDENTITY_VALIDATION_STEPS],
  ['userStatus', status.USER_STATUSES],
  ['quotationSaveCodes', status.QUOTATION_SAVE_CODES],
] as const)('%s has the codes of the specification, in its order', (key, codes) => {
  expect(codes).toEqual(spec[key].values)
})
