import { marks } from '../../enhance/marks.ts'
import { CAR_VIEWS, type OutsideView } from '@volante/domain/car/car-image'
import { usePictureWords } from '../../car-photo/use-picture-words.ts'
import { HERO_VIEW } from '../../car-photo/photos.ts'
import { SharedPicture } from '../../car-photo/SharedPicture.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { SegmentedChoice } from '../../ui/choice/SegmentedChoice.tsx'
import { SwatchGroup } from '../../ui/choice/SwatchGroup.tsx'
import { CarStage, StageCar } from '../home/FeaturedStage.tsx'
import stage from '../home/FeaturedStage.module.css'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { isSamePrice } from '../../car-price/argentine-taxes.ts'
import { carName } from '../range/car-name.ts'
import { BARE } from '../../car-photo/silhouette.ts'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './ColorStage.module.css'
import { firstColor } from './first-color.ts'
import { askedView, firstView } from './first-view.ts'
import type { ModelColor, ShownModel } from './load-model.ts'

/** What a chosen colour or side changes: picture, chips and the link to building. */
const PART = 'color-stage'

/** What the address asks to be shown. */
export interface Asked {
  readonly color: string | null
  readonly view: string | null
}

export function ColorStage({ model, asked }: { readonly model: ShownModel; readonly asked: Asked }) {
  const site = useSite()
  const { t } = useTexts()
  const says = usePictureWords()
  const color = firstColor(model, asked.color, site.stage.paint)
  const address = pathTo(site, 'model', { model: model.slug })
  const pictured = model.photos?.views ?? []
  const name = carName(site.brandName, model.name)
  const words = { car: name, color: color?.name }
  return (
    <CarStage id={PART} className={css.stage} car={{ ...model.dimensions, photos: model.photos }}>
      <SharedPicture photos={model.photos} colorCode={color?.code} alt={says(words, HERO_VIEW)} />
      <div className={`wide ${stage.words} ${css.words}`}>
        <div className={`wide ${css.way}`}>
          <Breadcrumbs
            crumbs={[
              { title: t('shop.models.title'), to: pathTo(site, 'models') },
              { title: model.name, to: address },
            ]}
          />
        </div>
        <h1 id="stage-title" className={stage.title}>
          {name === model.name ? null : <span className={`soft ${css.brand}`}>{site.brandName} </span>}
          {model.name}
        </h1>
      </div>
      {/* One form: the sides of the car on the ground before it, its colours beside the offer. */}
      <form action={address} {...marks({ live: PART })} autoComplete="off" className={css.form}>
        <StageCar
          car={{ ...model, ...model.dimensions, paint: color?.paint ?? BARE }}
          words={words}
          view={askedView(pictured, site.stage.view, asked.view)}
        >
          <ViewChoice pictured={pictured} asked={asked.view} />
        </StageCar>
        <div className={`wide ${stage.offer} ${css.offer}`}>
          <Offer model={model} color={color} />
          {color ? <ColorChoice model={model} chosen={color} /> : null}
        </div>
      </form>
    </CarStage>
  )
}

interface OfferProps {
  readonly model: ShownModel
  readonly color: ModelColor | null
}

/** What the car of that colour costs, and the ways to it. */
function Offer({ model, color }: OfferProps) {
  const { t } = useTexts()
  const site = useSite()
  const version = color?.version ?? model.versions[0]
  return (
    <div className={css.buy}>
      <FullPrice price={color?.version.price ?? model.price} isFrom size="large" />
      {version?.monthly ? (
        <MonthlyLine
          monthly={version.monthly}
          version={version.code}
          href={pathTo(site, 'financing', null, { version: version.code })}
          car={model.name}
        />
      ) : null}
      {color && color.version !== model.versions[0] ? (
        <p className="soft">{t('shop.model.inVersion', { color: color.name, version: color.version.name })}</p>
      ) : null}
      <Row className={css.ways}>
        <LinkButton
          variant="primary"
          size="large"
          to={pathTo(site, 'configurator', { model: model.slug }, built(color))}
        >
          {t('shop.buildYours')}
        </LinkButton>
        <Reserve model={model} color={color} />
      </Row>
    </div>
  )
}

/** The build that the configurator opens: a colour on the cheapest version that has it. */
const built = (color: ModelColor | null) =>
  color ? { version: color.version.code, color: color.code, year: color.version.year } : {}

/** The cheapest car in stock in that colour, else the cheapest of all; often of an earlier model year than the one to be built. */
function Reserve({ model, color }: OfferProps) {
  const { t } = useTexts()
  const site = useSite()
  const same = model.reservable.find(({ colorCodes }) => color !== null && colorCodes.includes(color.code))
  const car = same ?? model.reservable[0]
  if (!car) return <Order color={color} />
  const { version, year, price } = car
  const isSame = isSamePrice(price, color?.version.price ?? model.price)
  return (
    <>
      <LinkButton size="large" to={pathTo(site, 'reserve', null, { version, year, color: same && color?.code })}>
        {t('shop.model.reserve')}
      </LinkButton>
      <p className={`soft small ${css.ready}`}>
        {t('shop.model.ready', { year: String(year), price: isSame ? 'same' : 'other' })}
        {isSame ? null : <FullPrice price={price} isFrom className={css.readyPrice} />}
      </p>
    </>
  )
}

/** None in stock: the same car is built. */
function Order({ color }: Pick<OfferProps, 'color'>) {
  const { t } = useTexts()
  const site = useSite()
  return color ? (
    <LinkButton size="large" to={pathTo(site, 'reserve', null, { ...built(color), order: 1 })}>
      {t('shop.model.order')}
    </LinkButton>
  ) : null
}

interface ColorChoiceProps {
  readonly model: ShownModel
  readonly chosen: ModelColor
}

/** Real paint on chips: the same page in that colour, at once or without script by the button. */
function ColorChoice({ model, chosen }: ColorChoiceProps) {
  const { t, money } = useTexts()
  const note = ({ kind, price, version }: ModelColor) =>
    t('shop.model.colorNote', {
      kind,
      priced: price === null ? 'no' : price === 0 ? 'free' : 'yes',
      price: money(price ?? 0, true),
      from: version === model.versions[0] ? 'no' : 'yes',
      version: version.name,
    })
  return (
    <Stack gap={3}>
      <SwatchGroup
        name="color"
        legend={t('shop.model.colors', { count: model.colors.length })}
        defaultValue={chosen.code}
        words="chosen"
        swatches={model.colors.map((color) => ({
          value: color.code,
          name: color.name,
          hex: color.paint.hex,
          finish: color.paint.finish,
          ...(color.paint.roofHex ? { roofHex: color.paint.roofHex } : {}),
          note: note(color),
        }))}
      />
      <noscript>
        <Button type="submit">{t('shop.model.showColor')}</Button>
      </noscript>
    </Stack>
  )
}

function ViewChoice({ pictured, asked }: { readonly pictured: readonly string[]; readonly asked: string | null }) {
  const { t } = useTexts()
  const { view: own } = useSite().stage
  const views = CAR_VIEWS.filter((view) => pictured.includes(view))
  if (views.length < 2) return null
  const valueOf = (view: OutsideView) => (view === firstView(pictured, own) ? '' : view)
  return (
    <SegmentedChoice
      name="view"
      legend={t('shop.model.views')}
      isLegendHidden
      defaultValue={valueOf(askedView(pictured, own, asked))}
      options={views.map((view) => ({ value: valueOf(view), label: t(`shop.model.view.${view}`) }))}
      className={css.views}
    />
  )
}
