import { ACTORS } from '@volante/domain/order/line'
import { STAGES } from '@volante/domain/order/stages'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import desk from '../desk.module.css'
import { isNarrowed, type OrderQuery } from './order-query.ts'
import css from './orders.module.css'

interface OrderFiltersProps {
  readonly query: OrderQuery
  /** With orders, of those the visitor may see. */
  readonly dealers: readonly { readonly code: string; readonly name: string }[]
}

/** A plain search form; with script a choice applies at once. */
export function OrderFilters({ query, dealers }: OrderFiltersProps) {
  const { t } = useTexts()
  const { sites } = usePage()
  return (
    <form
      role="search"
      action="/desk/orders"
      data-live="orders"
      autoComplete="off"
      aria-label={t('orders.desk.filter')}
      className={classes(desk.filters, css.filters)}
    >
      <Select
        name="site"
        id="site"
        label={t('desk.filter.site')}
        defaultValue={query.site}
        placeholder={t('desk.filter.allSites')}
        options={sites.map(({ id, brandName, country }) => ({ value: id, label: `${brandName} ${country}` }))}
      />
      <Select
        name="stage"
        id="stage"
        label={t('orders.fact.stage')}
        defaultValue={query.stage}
        placeholder={t('orders.desk.filter.anyStage')}
        options={STAGES.map((value) => ({ value, label: t(`order.stage.${value}`) }))}
      />
      <Select
        name="actor"
        id="actor"
        label={t('orders.fact.actor')}
        defaultValue={query.actor}
        placeholder={t('orders.desk.filter.anyActor')}
        options={ACTORS.map((value) => ({ value, label: t(`orders.desk.actor.${value}`) }))}
      />
      <Select
        name="dealer"
        id="dealer"
        label={t('desk.filter.dealer')}
        defaultValue={query.dealer}
        placeholder={t('desk.filter.allDealers')}
        options={dealers.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name="from" id="from" type="date" label={t('orders.desk.filter.from')} defaultValue={query.from} />
      <TextField name="to" id="to" type="date" label={t('orders.desk.filter.to')} defaultValue={query.to} />
      <TextField
        name="text"
        id="text"
        label={t('orders.desk.filter.text')}
        defaultValue={query.text}
        type="search"
        maxLength={80}
        className={desk.wide}
      />
      <div className={desk.filterActions}>
        <Button type="submit" size="small">
          {t('desk.filter.apply')}
        </Button>
        {isNarrowed(query) && (
          <a href="/desk/orders" data-live="orders" className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {t('desk.filter.clear')}
          </a>
        )}
      </div>
    </form>
  )
}
