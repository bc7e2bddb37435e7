import type { Ctx } from '../../../platform/http/ctx.ts'
import type { OrderRow } from '../order/order-row.ts'

/** Cents above which staff give nothing back alone (REFUND_LIMIT_BRL, REFUND_LIMIT_ARS: whole reais and pesos). */
export const refundLimit = ({ settings }: Ctx, { currency }: Pick<OrderRow, 'currency'>): number =>
  (currency === 'BRL' ? settings.REFUND_LIMIT_BRL : settings.REFUND_LIMIT_ARS) * 100
