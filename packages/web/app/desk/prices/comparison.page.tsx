import { price as service } from '@volante/contract/price'
import type { RouteHandle } from '@volante/contract/page'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { redirect } from 'react-router'
import * as z from 'zod/mini'
import { page } from '../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { beyondReach } from '../../work/list/beyond-reach.ts'
import { countryAt } from '../../work/list/country-at.ts'
import { type Countries, countryFilter } from '../../work/list/country-filter.ts'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, type ListState, namesOf, narrowedTo, searchOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Pages } from '../../work/list/Pages.tsx'
import { readList } from '../../work/list/read-list.ts'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/comparison.page'
import { type Compared, ComparisonTable } from './ComparisonTable.tsx'
import { PRICE_COMPARISON } from './price-comparison.ts'

export const handle = { query: namesOf(PRICE_COMPARISON) } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'prices.compare')
  const shape = { ...service.calls.visualizer.query.shape, country: z.enum(COUNTRIES) }
  const { chosen, asked } = readList(PRICE_COMPARISON, url.searchParams, shape)
  const { country, ...query } = asked
  const { api, site, countries } = await countryAt(known, 'prices.compare', country)
  const beyond = beyondReach({ country: countries.reached }, chosen)
  if (beyond) throw redirect(narrowedTo(PRICE_COMPARISON, chosen, beyond))
  const compared = await api.price.visualizer({ query }).catch(refuseForbidden('prices.compare'))
  return { chosen, compared, countries, currency: site.currency, site: site.id }
}

/** What the dealers within the visitor's reach ask for each car today, side by side. */
export default function Comparison({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={{ currency: loaderData.currency }}>
      <Prices {...loaderData} />
    </MoreTexts>
  )
}

function Prices({ chosen, compared, countries, site }: Route.ComponentProps['loaderData']) {
  const { t } = useTexts()
  const { items, columns, dealersTotal, choices, total } = compared
  return (
    <ListPage
      title={t('resources.working-prices.compare.title')}
      count={t('resources.working-prices.compare.count', { count: total })}
      note={t('resources.working-prices.compare.about')}
      action={<Actions chosen={chosen} site={site} />}
    >
      <Narrow chosen={chosen} choices={choices} countries={countries} />
      {items.length > 0 ? (
        <>
          {columns.length < dealersTotal && (
            <Soft as="p">
              {t('resources.working-prices.compare.more', { shown: columns.length, count: dealersTotal })}
            </Soft>
          )}
          <ComparisonTable items={items} columns={columns} />
        </>
      ) : (
        <EmptyList
          list={PRICE_COMPARISON}
          chosen={chosen}
          none={{ title: t('work.resource.none'), text: t('resources.working-prices.compare.about') }}
          noMatch={{ title: t('work.resource.noMatch'), text: t('work.resource.noMatch.text') }}
        />
      )}
      <Pages
        label={t('work.resource.pages')}
        of={compared}
        to={(number) => addressOf(PRICE_COMPARISON, chosen, { page: number })}
      />
    </ListPage>
  )
}

type Chosen = ListState<(typeof PRICE_COMPARISON)['filters'][number] | 'page'>

function Actions({ chosen, site }: { readonly chosen: Chosen; readonly site: string }) {
  const { t } = useTexts()
  const search = searchOf({ ...chosen, country: '', page: '', site })
  return (
    <Row gap={2}>
      <a
        href={`/api/price/working-price/visualizer/csv?${search}`}
        className={buttonClass({ size: 'small', variant: 'quiet' })}
        download
      >
        {t('work.resource.file')}
      </a>
      <LinkButton to="/desk/working-prices" size="small">
        {t('resources.working-prices.compare.prices')}
      </LinkButton>
    </Row>
  )
}

interface NarrowProps {
  readonly chosen: Chosen
  readonly choices: Compared['choices']
  readonly countries: Countries
}

function Narrow({ chosen, choices, countries }: NarrowProps) {
  const texts = useTexts()
  const { t } = texts
  const { nameOf } = useBrandNames()
  const named = (all: Compared['choices']['groups']) => all.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Filters
      list={PRICE_COMPARISON}
      chosen={chosen}
      label={t('work.resource.filter')}
      fields={[
        ...countryFilter(texts, countries, chosen.country),
        {
          name: 'brand',
          label: t('resources.working-prices.compare.brand'),
          options: choices.brands.map((value) => ({ value, label: nameOf(value) })),
        },
        { name: 'model', label: t('resources.working-prices.compare.model'), options: named(choices.models) },
        { name: 'regional', label: t('resources.working-prices.compare.regional'), options: named(choices.regionals) },
        { name: 'dealerGroup', label: t('resources.working-prices.compare.group'), options: named(choices.groups) },
      ]}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry={PRICE_COMPARISON.path} />
)
