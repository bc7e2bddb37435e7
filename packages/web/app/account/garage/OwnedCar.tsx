import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { CarRow } from './CarRow.tsx'
import css from './garage.module.css'
import type { OwnedShown } from './load-garage.ts'

export const RECALL_TONES = {
  open: 'bad',
  none: 'good',
  done: 'good',
  unknown: 'info',
} as const satisfies Record<string, Tone>

/** Takes a car of the garage; returns what the address of its visit to a workshop says of it. */
export const visitOf = ({ id, recall }: Pick<OwnedShown, 'id' | 'recall'>): Readonly<Record<string, string | null>> =>
  recall?.state === 'open' ? { car: id, service: 'SV03', campaign: recall.repairable } : { car: id }

/** A car of one's own: whose it is, whether it is called back, and the workshop one step away. */
export function OwnedCar({ car }: { readonly car: OwnedShown }) {
  const { t } = useTexts()
  const site = useSite()
  const { home, model, version, year, nickname, plateNumber, isProven, recall } = car
  const called = nickname ?? `${model} ${version}`
  return (
    <CarRow
      list="owned"
      car={car}
      called={called}
      name={
        <Link to={pathTo(site, 'garageCar', { car: car.id })}>
          {nickname ?? model} <span>{nickname === null ? `${version} ${year}` : `${model} ${version} ${year}`}</span>
        </Link>
      }
      actions={
        <>
          <LinkButton
            to={pathTo(home, 'serviceVisit', null, visitOf(car))}
            variant={recall?.state === 'open' ? 'primary' : 'secondary'}
            size="small"
            reloadDocument
          >
            {t(recall?.state === 'open' ? 'garage.bookRecall' : 'garage.bookService')}
            <span className="unseen">: {called}</span>
          </LinkButton>
          <RecallVoucher car={car} />
        </>
      }
    >
      {plateNumber ? <p className={css.plate}>{plateNumber}</p> : null}
      <p className={css.tags}>
        <StatusTag tone={isProven ? 'good' : 'info'}>{t(isProven ? 'garage.proven' : 'garage.told')}</StatusTag>
        {recall ? <StatusTag tone={RECALL_TONES[recall.state]}>{t(`garage.recall.${recall.state}`)}</StatusTag> : null}
      </p>
    </CarRow>
  )
}

/** The page to bring to the workshop, where a recall is open; posted, so that no chassis stands in an address. */
export function RecallVoucher({ car }: { readonly car: OwnedShown }) {
  const { t } = useTexts()
  const { home, recall, chassis, plateNumber, nickname, model, version } = car
  const vehicle = chassis ?? plateNumber
  if (recall?.state !== 'open' || vehicle === null) return null
  return (
    <PostButton
      fields={{ vehicle }}
      action={`${basePath(home)}/recall/voucher`}
      reloadDocument
      variant="quiet"
      size="small"
      aria-label={t('garage.recallVoucherOf', { car: nickname ?? `${model} ${version}` })}
    >
      {t('garage.recallVoucher')}
    </PostButton>
  )
}
