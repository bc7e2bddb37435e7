import { EVENT_KINDS } from '@volante/domain/event/event'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from './events.module.css'
import type { EventsQuery } from './events-query.ts'

/** A plain GET form, answered in place. */
export function EventsFilter({ query }: { readonly query: EventsQuery }) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <form
      action={pathTo(site, 'events')}
      role="search"
      aria-label={t('event.filter')}
      autoComplete="off"
      className={css.filter}
      {...marks({ live: 'events' })}
    >
      {query.dealer ? <input type="hidden" name="dealer" value={query.dealer} /> : null}
      <Select
        name="kind"
        label={t('event.kind')}
        placeholder={t('event.kind.any')}
        options={EVENT_KINDS.map((value) => ({ value, label: t(`event.kind.${value}`) }))}
        defaultValue={query.kind ?? ''}
      />
      <TextField name="city" label={t('event.city')} defaultValue={query.city ?? ''} />
      <TextField name="from" type="date" label={t('event.from')} defaultValue={query.from ?? ''} />
      <TextField name="to" type="date" label={t('event.to')} defaultValue={query.to ?? ''} />
      <Button type="submit">{t('event.find')}</Button>
    </form>
  )
}
