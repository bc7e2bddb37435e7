import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { CarSilhouette } from '../../ui/CarSilhouette.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stage } from '../../ui/Stage.tsx'
import { SwatchGroup } from '../../ui/SwatchGroup.tsx'
import { carRatio } from '../home/car-ratio.ts'
import { Horizon } from '../home/Horizon.tsx'
import { FullPrice } from '../price/FullPrice.tsx'
import { carName } from '../range/car-name.ts'
import { BARE, stagePaint } from '../range/silhouette.ts'
import css from './ColorStage.module.css'
import type { ModelColor, ShownModel } from './load-model.ts'

/** What a chosen colour changes: picture, chips and the link to building. */
const PART = 'color-stage'

/** The car in the colour of the address, else in its most colourful one. */
function firstColor({ colors }: ShownModel, asked: string | null, wish: string | undefined): ModelColor | null {
  const best = stagePaint(
    colors.map(({ paint, kind }) => ({ hex: paint.hex, kind })),
    wish,
  )
  return colors.find(({ code }) => code === asked) ?? colors.find(({ paint }) => paint.hex === best.hex) ?? null
}

export function ColorStage({ model, color: asked }: { readonly model: ShownModel; readonly color: string | null }) {
  const site = useSite()
  const { t } = useTexts()
  const color = firstColor(model, asked, site.stage.paint)
  const name = carName(site.brandName, model.name)
  const paint = color?.paint ?? BARE
  return (
    <Stage id={PART} className={css.stage} style={carRatio(model.dimensions)} aria-labelledby="model-name">
      <div className={css.words}>
        <Breadcrumbs
          crumbs={[
            { title: t('shop.models.title'), to: pathTo(site, 'models') },
            { title: model.name, to: pathTo(site, 'model', { model: model.slug }) },
          ]}
        />
        <h1 id="model-name" className={css.title}>
          {name === model.name ? null : <span className={css.brand}>{site.brandName} </span>}
          {model.name}
        </h1>
      </div>
      <div className={css.scene}>
        <Horizon name={site.stage.horizon} />
        <CarSilhouette
          body={model.drawing}
          paint={paint.hex}
          finish={paint.finish}
          length={model.dimensions.length}
          height={model.dimensions.height}
          label={color ? t('shop.model.picture', { name, color: color.name }) : t('shop.home.picture', { model: name })}
          className={css.drawing}
        />
      </div>
      <div className={css.offer}>
        <div className={css.buy}>
          <FullPrice price={model.price} isFrom size="large" />
          <LinkButton
            variant="primary"
            size="large"
            to={pathTo(site, 'configurator', { model: model.slug }, { color: color?.code })}
          >
            {t('shop.buildYours')}
          </LinkButton>
          {model.reserveFrom ? (
            <LinkButton size="large" to={pathTo(site, 'reserve', null, { ...model.reserveFrom, color: color?.code })}>
              {t('shop.model.reserve')}
            </LinkButton>
          ) : null}
        </div>
        {color ? <ColorChoice model={model} chosen={color} /> : null}
      </div>
    </Stage>
  )
}

interface ColorChoiceProps {
  readonly model: ShownModel
  readonly chosen: ModelColor
}

/** Real paint on chips: the same page in that colour, at once or without script by the button. */
function ColorChoice({ model, chosen }: ColorChoiceProps) {
  const site = useSite()
  const { t, money } = useTexts()
  const note = ({ kind, price }: ModelColor) =>
    t('shop.model.colorNote', {
      kind,
      priced: price === null ? 'no' : price === 0 ? 'free' : 'yes',
      price: money(price ?? 0, true),
    })
  return (
    <form
      action={pathTo(site, 'model', { model: model.slug })}
      data-live={PART}
      autoComplete="off"
      className={css.colors}
    >
      <SwatchGroup
        name="color"
        legend={t('shop.model.colors', { count: model.colors.length })}
        defaultValue={chosen.code}
        swatches={model.colors.map((color) => ({
          value: color.code,
          name: color.name,
          hex: color.paint.hex,
          finish: color.paint.finish,
          note: note(color),
        }))}
      />
      <noscript>
        <Button type="submit">{t('shop.model.showColor')}</Button>
      </noscript>
    </form>
  )
}
