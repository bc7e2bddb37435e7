import type { QuotationContent } from '@volante/contract/quotation-shapes'
import { amountsOf, limitsOf, percentOf, type Room, roomOf } from '@volante/domain/quotation/amounts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'

type Given = Pick<QuotationContent, 'initialPrice' | 'changedPrice' | 'bonus' | 'discount'>

export const givenIn = ({ initialPrice: initial, changedPrice: changed, bonus, discount }: Given): number =>
  amountsOf({ initial, changed, bonus, discount, tradeIn: 0 }).given

/** How much room the caller has left in a quotation of this site. */
export const roomFor = ({ user, site }: SignedInCtx, content: Given): Room =>
  roomOf(content.initialPrice, givenIn(content), percentOf(user.roles, limitsOf(site.purchase)))
