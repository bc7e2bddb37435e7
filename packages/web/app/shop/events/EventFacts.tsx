import type { Event } from '@volante/contract/events'
import { useTexts } from '../../texts/texts.tsx'
import css from './events.module.css'
import { useZoned } from './use-zoned.ts'

/** When and where, on the clock of the place. */
export function EventFacts({ event }: { readonly event: Event }) {
  const { t } = useTexts()
  const { period } = useZoned(event)
  const { place } = event
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('event.when')}</dt>
        <dd className="tabular">{period}</dd>
      </div>
      <div>
        <dt>{t('event.where')}</dt>
        <dd>{place ? place.name : t('event.kind.VIRTUAL')}</dd>
        {place ? <dd className="soft">{[place.address, place.city].filter(Boolean).join(', ')}</dd> : null}
      </div>
    </dl>
  )
}
