import { differenceOf } from '@volante/domain/configuration/difference'
import { selectedParts } from '@volante/domain/configuration/rules'
import { DifferenceList } from '../../building/DifferenceList.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { PriceLines } from '../../ui/data/PriceLines.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import type { LoadedQuotation } from './load-quotation.ts'
import type { OfFields } from './Panels.tsx'
import type { FieldName } from './use-quoted.ts'

/** What the seller says to the price, line by line what it is made of, and what differs from how the quotation was opened. */
export function Review({ quoted, errors, saved }: OfFields & { readonly saved: LoadedQuotation['saved'] }) {
  const { t, byKey, date } = useTexts()
  const { index, build, opened, fields, set, initial, asked, amounts, refusals, mustAsk } = quoted
  const { added, removed, recolored, recoated } = differenceOf(index, opened.build, build, [])
  const repainted = build.colorCode === opened.build.colorCode ? null : recolored
  const recoatedNow = build.coatingCode === opened.build.coatingCode ? null : recoated
  const isSame = added.length + removed.length === 0 && !repainted && !recoatedNow
  const money = (name: FieldName) => ({
    name,
    value: fields[name],
    label: t(`quotation.paper.${name as 'bonus' | 'discount' | 'changedPrice'}`),
    error: refusals[name] ? byKey(refusals[name].key, refusals[name].values) : errors[name],
    isOptional: true,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => set(name, currentTarget.value),
  })
  const paid = selectedParts(index, build).filter(({ type }) => type !== 'ACCESSORY')
  return (
    <>
      <Columns least="12rem" gap={3} align="end">
        <MoneyField {...money('changedPrice')} hint={t('quotation.changedHint')} />
        <MoneyField {...money('bonus')} />
        <MoneyField {...money('discount')} />
        <TextField
          name="tradeIn"
          label={t('quotation.tradeIn')}
          hint={
            saved?.tradeIn
              ? t('quotation.tradeInUntil', {
                  vehicle: saved.tradeIn.vehicle,
                  at: date(saved.tradeIn.validUntil, 'moment'),
                })
              : t('quotation.tradeInHint')
          }
          value={fields.tradeIn}
          onChange={({ currentTarget }) => set('tradeIn', currentTarget.value)}
          autoComplete="off"
          isOptional
        />
      </Columns>
      {mustAsk && (
        <TextArea
          name="approvalReason"
          label={t('quotation.reason')}
          value={fields.approvalReason}
          onChange={({ currentTarget }) => set('approvalReason', currentTarget.value)}
          maxLength={500}
          required
        />
      )}
      <PriceLines
        lines={[
          { id: 'version', title: t('quotation.paper.version'), amount: index.catalogue.basePrice },
          ...paid.map(({ id, name, price }) => ({ id, title: name, amount: price })),
          { id: 'initial', title: t('quotation.total.initial'), amount: initial, isTotal: true },
          { id: 'cash', title: t('quotation.paper.cashPrice'), amount: amounts.cash, isTotal: true },
          ...(asked.tradeIn > 0
            ? [{ id: 'balance', title: t('quotation.paper.balance'), amount: amounts.balance, isTotal: true }]
            : []),
          ...(amounts.surplus > 0
            ? [{ id: 'surplus', title: t('quotation.paper.surplus'), amount: amounts.surplus }]
            : []),
        ]}
      />
      <Stack gap={2} as="section" aria-labelledby="differences">
        <h2 id="differences" className="text-18">
          {t('quotation.differences')}
        </h2>
        {isSame ? (
          <p className="soft">{t('quotation.noDifference')}</p>
        ) : (
          <DifferenceList changes={{ added, removed, recolored: repainted, recoated: recoatedNow }} />
        )}
      </Stack>
    </>
  )
}
