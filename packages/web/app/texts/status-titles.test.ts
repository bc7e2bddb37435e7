import { ORDER_STATUSES } from '@volante/domain/order/transitions'
import { expect, test } from 'vitest'
import spanish from '../../../../texts/es-AR/order.json'
import portuguese from '../../../../texts/pt-BR/order.json'

test.each([
  ['pt-BR', portuguese],
  ['es-AR', spanish],
])('no two statuses of an order have one name in %s (D35)', (_, texts: Readonly<Record<string, string>>) => {
  const named = ORDER_STATUSES.map((status) => texts[`order.status.${status}.title`] ?? '')
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
})
