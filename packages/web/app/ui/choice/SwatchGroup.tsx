import { Check } from '../action/icons.ts'
import type { CSSProperties, ReactNode } from 'react'
import { lightness } from '../car/paint.ts'
import { classes } from '../classes.ts'
import { Fieldset, type FieldsetProps } from '../field/Fieldset.tsx'
import { Icon } from '../action/Icon.tsx'
import { type RadioInputs, radioState } from './RadioGroup.tsx'
import css from './SwatchGroup.module.css'

export interface Swatch {
  readonly value: string
  readonly name: string
  /** Paint as #rrggbb. */
  readonly hex: string
  readonly finish: 'solid' | 'metallic' | 'pearl' | 'special'
  /** Second half of a two-tone paint. */
  readonly roofHex?: string
  /** What it costs, or why it cannot be had. */
  readonly note?: ReactNode
  readonly isBlocked?: boolean
}

export interface SwatchGroupProps extends Omit<FieldsetProps, 'children'>, RadioInputs {
  readonly swatches: readonly Swatch[]
  /** Words beneath each chip unless stated; `chosen`: those of the chosen paint, or of the one pointed at, beneath all chips. */
  readonly words?: 'each' | 'chosen'
  /** Pressing a blocked paint asks for the way out instead of choosing it. */
  readonly onBlocked?: (value: string) => void
}

interface ChipStyle extends CSSProperties {
  readonly '--paint': string
  readonly '--roof': string
  readonly '--mark': string
}

const chipStyle = ({ hex, roofHex }: Swatch): ChipStyle => ({
  '--paint': hex,
  '--roof': roofHex ?? hex,
  '--mark': lightness(hex) > 0.55 ? '#14161a' : '#fff',
})

/** Chips of real paint; the chosen one carries a ring and a tick, its name stands below. */
export function SwatchGroup(props: SwatchGroupProps) {
  const { swatches, name, value, defaultValue, onChange, onBlur, ref, required, onBlocked, words, ...fieldset } = props
  const shared = { name, onChange, onBlur, ref, required }
  return (
    <Fieldset kind="question" {...fieldset}>
      <div className={words === 'chosen' ? css.tight : css.grid}>
        {swatches.map((swatch) => (
          <label key={swatch.value} className={css.swatch} data-blocked={swatch.isBlocked || undefined}>
            <input
              {...shared}
              {...radioState(swatch.value, value, defaultValue)}
              type="radio"
              className={css.native}
              aria-disabled={swatch.isBlocked || undefined}
              onClick={(event) => {
                if (!swatch.isBlocked) return
                event.preventDefault()
                onBlocked?.(swatch.value)
              }}
            />
            <span
              className={classes(css.chip, css[swatch.finish], swatch.roofHex && css.twoTone)}
              style={chipStyle(swatch)}
              aria-hidden="true"
            >
              <Icon icon={Check} size={22} className={css.mark} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{swatch.name}</span>{' '}
              {swatch.note ? <span className="soft">{swatch.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
