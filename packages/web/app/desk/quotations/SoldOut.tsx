import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import type { QuotationDesk } from './load-quotation.ts'
import type { Quoted } from './use-quoted.ts'

interface SoldOutProps {
  readonly quoted: Quoted
  readonly desk: QuotationDesk
}

/** No dealer has such a car: a quotation reserves none. What the factory has, and the way back to the initial quotation. */
export function SoldOut({ quoted, desk }: SoldOutProps) {
  const { t, date } = useTexts()
  const { stock, changedTabs, undo } = quoted
  const names = new Map(desk.car.catalogue.colors.map(({ code, name }) => [code, name]))
  const back = changedTabs.length > 0 && (
    <Button size="small" onClick={quoted.backToFirst}>
      {t('quotation.backToFirst')}
    </Button>
  )
  const again = undo && (
    <Button size="small" onClick={undo}>
      {t('quotation.undo')}
    </Button>
  )
  if (!stock.isSoldOut)
    return (
      <InlineMessage tone="info" actions={back || again || undefined}>
        {t('quotation.inStock', { count: stock.atDealers })}
      </InlineMessage>
    )
  return (
    <InlineMessage tone="warn" isLive title={t('quotation.soldOut')} actions={back || again || undefined}>
      {stock.factory.length === 0 ? (
        t('quotation.factory.none')
      ) : (
        <>
          {t('quotation.factory', { count: stock.atFactory })}
          <ul>
            {stock.factory.map(({ colorCode, quantity, arrival, place }) => (
              <li key={`${colorCode} ${arrival} ${place}`}>
                {t('quotation.factory.line', {
                  count: quantity,
                  color: names.get(colorCode) ?? colorCode,
                  day: date(`${arrival}T12:00:00Z`, 'day'),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </InlineMessage>
  )
}
