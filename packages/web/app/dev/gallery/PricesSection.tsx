import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { PriceLines } from '../../ui/data/PriceLines.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Section, Specimen } from './Specimen.tsx'

export function PricesSection() {
  const { t } = useTexts()
  const [isHigh, setHigh] = useState(false)
  return (
    <Section id="prices" title={t('gallery.prices')}>
      <Specimen name="Price">
        <Price amount={12999000} size="huge" before={t('gallery.from')} />
        <Price amount={12999050} size="large" after={t('gallery.cash')} />
        <Price amount={189990} size="medium" after={t('gallery.per-month')} />
        <Row>
          <Price amount={249000} isDifference />
          <Price amount={-300000} isDifference />
          <Price amount={null} />
        </Row>
      </Specimen>
      <Specimen name="Price widest">
        <p>{t('gallery.prices-move')}</p>
        <Row>
          <Price amount={isHigh ? 102499000 : 9899000} widest={102499000} size="large" />
          <Button onClick={() => setHigh(!isHigh)}>{t('gallery.toggle-price')}</Button>
        </Row>
      </Specimen>
      <Specimen name="PriceLines">
        <PriceLines
          lines={[
            { id: 'list', title: t('gallery.list-price'), amount: 12999000 },
            { id: 'paint', title: t('gallery.paint-price'), note: 'Azul Amalfi', amount: 249000 },
            { id: 'bonus', title: t('gallery.bonus'), amount: -300000 },
            { id: 'mats', title: t('gallery.floor-mats'), amount: t('gallery.included') },
            { id: 'freight', title: t('gallery.freight'), amount: null },
            { id: 'total', title: t('gallery.total'), amount: 12948000, isTotal: true },
          ]}
        />
      </Specimen>
    </Section>
  )
}
