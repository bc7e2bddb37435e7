import { Page } from '../../ui/layout/Page.tsx'
import type { RouteHandle } from '@volante/contract/page'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import type { Route } from './+types/accessories.page'
import { AccessoryForm } from './AccessoryForm.tsx'
import { ACCESSORY_PARAMETERS, LIVE_PART, readAccessoryFilter } from './accessory-filter.ts'
import { AccessoryGroups } from './AccessoryGroups.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './accessories.module.css'
import { type Accessories, loadAccessories } from './load-accessories.ts'
import { ModelPicker } from './ModelPicker.tsx'
import { NothingFound } from './NothingFound.tsx'

export const handle = {
  texts: ['accessories', 'configurator', 'shop', 'ui'],
  script: 'enhance',
  cache: ['catalogue', 'prices'],
  query: ACCESSORY_PARAMETERS,
} satisfies RouteHandle

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadAccessories(context.get(page), readAccessoryFilter(url.searchParams))

export default function AccessoriesPage({ loaderData }: Route.ComponentProps) {
  const { models, filter, hasAny } = loaderData
  const { t } = useTexts()
  const { brandName: brand } = useSite()
  const chosen = models.find(({ slug }) => slug === filter.model)
  const heading = chosen
    ? t('accessories.headingFor', { model: `${brand} ${chosen.name}` })
    : t('accessories.heading', { brand })
  return (
    <Page id={LIVE_PART}>
      <PageHead
        title={chosen ? heading : t('accessories.title')}
        description={t('accessories.description', { brand })}
      />
      <h1>{heading}</h1>
      {hasAny ? <Showcase {...loaderData} /> : <NoAccessories />}
      <Announcer />
    </Page>
  )
}

function Showcase(props: Accessories) {
  const { cards, filter, models } = props
  const { t } = useTexts()
  return (
    <>
      <ModelPicker models={models} filter={filter} />
      <AccessoryForm {...props} />
      <Stack gap={6} className={css.answer}>
        {cards.length > 0 ? (
          <AccessoryGroups cards={cards} filter={filter} />
        ) : (
          <NothingFound filter={filter} tightest={props.tightest} />
        )}
        <p className="soft small">{t('accessories.fit')}</p>
      </Stack>
    </>
  )
}

function NoAccessories() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EmptyState
      title={t('accessories.nothing', { brand: site.brandName })}
      actions={
        <LinkButton variant="primary" to={pathTo(site, 'dealers')}>
          {t('accessories.nothingAction')}
        </LinkButton>
      }
    >
      {t('accessories.nothingText')}
    </EmptyState>
  )
}
