import type { ColorPart } from '@volante/domain/configuration/catalogue'
import { consequencesOf } from '@volante/domain/configuration/consequences'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { useMemo } from 'react'
import { useColorsAhead } from '../../../car-photo/use-colors-ahead.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { type Swatch, SwatchGroup } from '../../../ui/choice/SwatchGroup.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { FINISHES } from '../stage/CarPicture.tsx'
import { LimitNotice } from './LimitNotice.tsx'
import { PartPrice } from '../../../building/PartPrice.tsx'
import { PlainForm } from './PlainForm.tsx'

/** Real paint with its name. After a restriction only what is allowed, with the part that causes it. */
export function ColorStep() {
  const { t } = useTexts()
  useColorsAhead()
  const { index, build, state, dispatch } = useConfigurator()
  const refused = useMemo(() => {
    const { colors } = index.catalogue
    return new Set(
      colors.filter(({ code }) => consequencesOf(index, build, { kind: 'color', colorCode: code }).refused),
    )
  }, [index, build])
  const limit = state.limited?.step === 'color' ? state.limited.repaint : null
  const offered = index.catalogue.colors.filter(({ id }) => !limit || limit.allowed.some((one) => one.id === id))
  const swatchOf = (color: ColorPart): Swatch => {
    const { roofHex } = seenColor(index, { ...build, colorCode: color.code }) ?? color
    return {
      value: color.code,
      name: color.name,
      hex: color.hex,
      finish: FINISHES[color.kind],
      ...(roofHex ? { roofHex } : {}),
      isBlocked: refused.has(color),
      note: refused.has(color) ? t('configurator.blocked') : <PartPrice amount={color.price} />,
    }
  }
  const ask = (colorCode: string) => dispatch({ type: 'ask', change: { kind: 'color', colorCode } })
  return (
    <PlainForm>
      <LimitNotice limit={limit} />
      <SwatchGroup
        legend={t('configurator.step.color')}
        isLegendHidden
        name="color"
        value={build.colorCode ?? ''}
        swatches={offered.map(swatchOf)}
        onChange={(event) => ask(event.currentTarget.value)}
        onBlocked={ask}
      />
    </PlainForm>
  )
}
