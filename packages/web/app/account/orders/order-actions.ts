import type { CustomerAction } from '@volante/domain/order/stages'
import { pathTo } from '../../shell/slugs.ts'

type Whose = Parameters<typeof pathTo>[0]

const PAGES = {
  pay: 'orderPay',
  chooseBalancePayment: 'orderPay',
  uploadDocuments: 'orderDocuments',
  takeSelfie: 'orderPhoto',
  signContract: 'orderContract',
  giveFeedback: 'orderFeedback',
  returnCar: 'order',
  giveAccount: 'orderRefund',
  answerAppraisal: 'order',
  arrangeHandover: 'handover',
} as const satisfies Readonly<Record<CustomerAction, string>>

/** Takes what a buyer is asked to do; returns where it is done. */
export const actionPath = (site: Whose, action: CustomerAction, order: string): string =>
  pathTo(site, PAGES[action], { order }) + (action === 'returnCar' ? '#return' : '')
