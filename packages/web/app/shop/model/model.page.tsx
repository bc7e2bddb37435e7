import type { RouteHandle } from '@volante/contract/page'
import type { ModelChapter } from '@volante/contract/site'
import { Fragment, type ReactNode } from 'react'
import { data } from 'react-router'
import { page, type Page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { House } from '../home/House.tsx'
import { Alternates } from '../range/Alternates.tsx'
import { carName } from '../range/car-name.ts'
import type { Route } from './+types/model.page'
import { type Asked, ColorStage } from './ColorStage.tsx'
import { Equipped } from './equipment/Equipped.tsx'
import { firstColor } from './first-color.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { loadModel, type ShownModel } from './load-model.ts'
import { Keeping } from '../ownership-cost/Keeping.tsx'
import { loadOwnershipCost, type OwnershipCostPage } from '../ownership-cost/load-ownership-cost.ts'
import { ModelReviews } from '../reviews/ModelReviews.tsx'
import { ModelMissing } from './ModelMissing.tsx'
import { Part } from './Part.tsx'
import { ProductData } from './ProductData.tsx'
import { Charging } from './room/Charging.tsx'
import { Room } from './room/Room.tsx'
import { Sheet } from './Sheet.tsx'
import { Steps } from './Steps.tsx'
import { Compared } from './versus/Compared.tsx'
import { loadVersus, type Versus } from './versus/load-versus.ts'
import { Versions } from './Versions.tsx'

export const handle = {
  texts: ['shop', 'reviews', 'ownershipCost', 'ui'],
  script: 'enhance',
  cache: ['catalogue', 'prices', 'campaigns', 'financing', 'reviews', 'ownershipCost', 'maintenance'],
  query: ['color', 'view', 'with'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly) throw data(null, { status: 404 })
  const found = await loadModel(shop, params.model)
  const [versus, keeping] =
    'slug' in found
      ? await Promise.all([loadVersus(shop, found.slug, url.searchParams.get('with')), loadKeeping(shop, found)])
      : [null, null]
  const asked: Asked = { color: url.searchParams.get('color'), view: url.searchParams.get('view') }
  if (!('slug' in found)) return data({ model: null, suggestions: found, asked, versus, keeping }, { status: 404 })
  return data({ model: found, suggestions: [], asked, versus, keeping })
}

/** What its least expensive version costs to keep. The page stands without it, so a failure is logged and not shown. */
const loadKeeping = (shop: Page, { versions }: ShownModel): Promise<OwnershipCostPage | null> =>
  loadOwnershipCost(shop, new URLSearchParams({ v: versions[0]?.code ?? '' })).catch((error: unknown) => {
    shop.report(error)
    return null
  })

export default function Model({ loaderData }: Route.ComponentProps) {
  const { model, suggestions, asked, versus, keeping } = loaderData
  return model ? (
    <Found key={model.slug} model={model} asked={asked} versus={versus} keeping={keeping} />
  ) : (
    <ModelMissing suggestions={suggestions} />
  )
}

interface FoundProps {
  readonly model: ShownModel
  readonly asked: Asked
  readonly versus: Versus | null
  readonly keeping: OwnershipCostPage | null
}

function Found({ model, asked, versus, keeping }: FoundProps) {
  const { brandName, stage } = useSite()
  const { t, money } = useTexts()
  const name = carName(brandName, model.name)
  const price = model.price.amount
  const color = firstColor(model, asked.color, stage.paint)
  const chapters: Readonly<Record<ModelChapter, ReactNode>> = {
    gallery: <Gallery model={model} color={color} />,
    versions: <Versions model={model} />,
    steps: <Steps model={model} />,
    room: <Room model={model} />,
    charging: <Charging model={model} />,
    equipped: <Equipped model={model} />,
    keeping: keeping && keeping.cars.length > 0 && (
      <Part of="keeping" title={t('shop.keeping.title')} ground="mist">
        <Keeping page={keeping} />
      </Part>
    ),
    versus: versus && <Compared slug={model.slug} versus={versus} />,
    sheet: <Sheet model={model} color={color} />,
    reviews: <ModelReviews slug={model.slug} summary={model.reviews} reviews={model.reviews.items} />,
  }
  return (
    <>
      <PageHead
        title={t('shop.model.title', { model: model.name })}
        description={
          price === null
            ? t('shop.model.description', { name, count: model.versions.length })
            : t('shop.model.descriptionFrom', { name, count: model.versions.length, price: money(price, true) })
        }
      />
      <Alternates page="model" model={model.slug} countries={model.countries} kind="product" />
      <ProductData model={model} />
      <ColorStage model={model} asked={asked} />
      <House>
        {stage.chapters.map((chapter) => (
          <Fragment key={chapter}>{chapters[chapter]}</Fragment>
        ))}
      </House>
    </>
  )
}
