import { addressOf } from '@volante/domain/configuration/address'
import type { Part } from '@volante/domain/configuration/catalogue'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { whyNot } from '@volante/domain/configuration/explain'
import { QUOTATION_DAYS } from '@volante/domain/quotation/approval'
import { addDays } from '@volante/domain/date'
import { useNavigate } from 'react-router'
import { useChoices } from '../../building/choices.ts'
import { PartCard } from '../../building/PartCard.tsx'
import { LiveCarPhoto } from '../../car-photo/LiveCarPhoto.tsx'
import { paintOf } from '../../car-photo/silhouette.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import type { LoadedQuotation, QuotationDesk } from './load-quotation.ts'
import { QUOTATIONS } from '../../work/list/known-lists.ts'
import css from './quotations.module.css'
import type { Quoted } from './use-quoted.ts'

interface OfDesk {
  readonly desk: QuotationDesk
}
interface OfQuoted {
  readonly quoted: Quoted
}
export interface OfFields extends OfQuoted {
  readonly errors: Readonly<Record<string, string>>
}

/** The car, its version and its colour; another version takes along what it sells as well. */
export function Model({ quoted, desk, saved }: OfQuoted & OfDesk & { readonly saved: LoadedQuotation['saved'] }) {
  const { t, money } = useTexts()
  const navigate = useNavigate()
  const { index, build, dispatch, fields } = quoted
  const { mvs, catalogue } = desk.car
  const color = seenColor(index, build)
  const take = (value: string) => {
    const [version = '', year = ''] = value.split(' ')
    const query = addressOf(index, build, 'version')
    query.set('version', version)
    query.set('year', year)
    query.set('dealer', desk.dealerCode)
    void navigate(`${QUOTATIONS.path}/${saved?.number ?? 'new'}?${query}`, { state: { fields } })
  }
  return (
    <>
      {desk.drawn && color && (
        <div className={css.car}>
          <LiveCarPhoto
            car={{ ...desk.drawn, paint: paintOf(color) }}
            label={`${mvs.modelName} ${mvs.versionName}`}
            sizes="26rem"
            isFirst
          />
        </div>
      )}
      <Facts
        of={{
          [t('quotation.model')]: `${mvs.modelName} ${mvs.versionName}`,
          [t('quotation.paper.engine')]: `${mvs.engine} · ${mvs.gear} · ${mvs.fuel}`,
          [t('quotation.year')]: String(mvs.year),
          [t('quotation.paper.version')]: catalogue.basePrice === null ? '' : money(catalogue.basePrice),
        }}
      />
      <Select
        label={t('quotation.version')}
        value={`${mvs.code} ${mvs.year}`}
        options={desk.versions.map(({ code, name, year }) => ({ value: `${code} ${year}`, label: `${name} ${year}` }))}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <Select
        label={t('quotation.color')}
        value={build.colorCode ?? ''}
        options={catalogue.colors.map(priced(money))}
        onChange={({ currentTarget }) =>
          dispatch({ type: 'ask', change: { kind: 'color', colorCode: currentTarget.value } })
        }
      />
    </>
  )
}

const priced =
  (money: (cents: number) => string) =>
  ({ code, name, price }: Pick<Part, 'code' | 'name' | 'price'>) => ({
    value: code,
    label: price ? `${name} (+ ${money(price)})` : name,
  })

export const Optionals = ({ desk }: OfDesk) => <Parts parts={desk.car.catalogue.items} />

export function Accessories({ desk }: OfDesk) {
  const { t } = useTexts()
  return (
    <>
      <p className="soft">{t('quotation.accessoriesApart')}</p>
      <Parts parts={desk.car.catalogue.accessories} />
    </>
  )
}

function Parts({ parts }: { readonly parts: QuotationDesk['car']['catalogue']['items'] }) {
  const { t } = useTexts()
  const { index, build } = useChoices()
  if (parts.length === 0) return <p className="soft">{t('configurator.nothing')}</p>
  return (
    <Stack as="ul" role="list" gap={2}>
      {parts.map((part) => (
        <li key={part.id}>
          <PartCard part={part} reasons={whyNot(index, build, part.id)} />
        </li>
      ))}
    </Stack>
  )
}

export function Coating() {
  const { t, money } = useTexts()
  const { index, build, dispatch } = useChoices()
  const { coatings } = index.catalogue
  if (coatings.length === 0) return <p className="soft">{t('configurator.nothing')}</p>
  return (
    <Select
      label={t('quotation.tab.coating')}
      value={build.coatingCode ?? ''}
      options={coatings.map(priced(money))}
      onChange={({ currentTarget }) =>
        dispatch({ type: 'ask', change: { kind: 'coating', coatingCode: currentTarget.value } })
      }
    />
  )
}

/** Whose quotation it is, until when, and what is said to it. */
export function Comment({ quoted, desk, errors }: OfFields & OfDesk) {
  const { t } = useTexts()
  const { fields, set } = quoted
  return (
    <>
      <TextField
        name="opportunityName"
        label={t('quotation.opportunity')}
        value={fields.opportunityName}
        onChange={({ currentTarget }) => set('opportunityName', currentTarget.value)}
        error={errors.opportunityName}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        name="customerEmail"
        type="email"
        label={t('quotation.email')}
        hint={t('quotation.emailHint')}
        value={fields.customerEmail}
        onChange={({ currentTarget }) => set('customerEmail', currentTarget.value)}
        error={errors.customerEmail}
        autoComplete="off"
        isOptional
      />
      <TextField
        name="validityPeriod"
        type="date"
        label={t('quotation.paper.validity')}
        value={fields.validityPeriod}
        max={addDays(desk.today, QUOTATION_DAYS.most)}
        onChange={({ currentTarget }) => set('validityPeriod', currentTarget.value)}
        error={errors.validityPeriod}
      />
      <TextArea
        name="comments"
        label={t('quotation.paper.comments')}
        value={fields.comments}
        onChange={({ currentTarget }) => set('comments', currentTarget.value)}
        maxLength={2000}
        isOptional
      />
    </>
  )
}
