import { useTexts } from '../../../texts/texts.tsx'
import { rowOf, type SheetGroup } from '../../range/datasheet.ts'
import type { ShownModel } from '../load-model.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Part } from '../Part.tsx'
import { FromAbove } from './FromAbove.tsx'
import { countOf, loadOf, type Placed, type Thing } from './load.ts'
import css from './Room.module.css'

const mostOf = (groups: readonly SheetGroup[], key: string): number | null => {
  const numbers = rowOf(groups, key)?.cells.flatMap(({ number }) => number ?? []) ?? []
  return numbers.length > 0 ? Math.max(...numbers) : null
}

/** Kilogrammes of a sack of cement, which both countries sell. */
const SACK = 50
/** Width of the largest boot that is drawn, in the drawing's units. */
const LARGEST = 36

/** What goes in, drawn: the space and each thing as large as its volume. */
export function Room({ model }: { readonly model: ShownModel }) {
  const { t, number } = useTexts()
  const litres = mostOf(model.groups, 'capacities.luggage')
  if (litres === null) return null
  const isCarrier = ['van', 'pickup'].includes(model.body)
  const payload = isCarrier ? mostOf(model.groups, 'capacities.payload') : null
  const load = loadOf(litres, isCarrier ? 'work' : 'family')
  const held = [...countOf(load)].map(([thing, count]) => t(`shop.room.${thing}`, { count }))
  const edge = load.height * 0.012
  return (
    <Part of="room" title={t(isCarrier ? 'shop.room.work' : 'shop.room.family')} ground="mist">
      <FromAbove model={model} />
      <div className={css.room}>
        <Stack gap={3}>
          <p className={`display tabular ${css.litres}`}>
            {number(litres)} <small>l</small>
          </p>
          <p className="text-18">{t('shop.room.holds', { things: held.join(', ') })}</p>
          {payload === null ? null : (
            <p>{t('shop.room.sacks', { payload: number(payload), count: Math.floor(payload / SACK) })}</p>
          )}
          <p className="soft small">{t(isCarrier ? 'shop.room.scaleWork' : 'shop.room.scaleFamily')}</p>
        </Stack>
        <svg
          className={css.drawing}
          // Boots of all cars in one scale.
          style={isCarrier ? {} : { inlineSize: `${Math.min(100, (load.width / LARGEST) * 100)}%` }}
          viewBox={`${-2 * edge} ${-2 * edge} ${load.width + 4 * edge} ${load.height + 4 * edge}`}
          aria-hidden="true"
        >
          <rect width={load.width} height={load.height} rx={load.height * 0.03} className={css.space} />
          {load.things.map((placed) => (
            <Drawn key={`${placed.x} ${placed.y}`} placed={placed} gap={edge} />
          ))}
        </svg>
      </div>
    </Part>
  )
}

/** Each is known by one detail: a handle, two wheels, a strip of tape. */
const DETAIL: Readonly<Record<Thing, string>> = {
  suitcase: 'M38 0v-6h24v6M20 14v72M80 14v72',
  cabin: 'M36 0v-9h28v9M14 50h72',
  pram: 'M4 16 22 30M20 30H84L72 66H36zM44 30a20 22 0 0 1 40 0M30 76a11 11 0 1 0 .1 0M78 76a11 11 0 1 0 .1 0M38 66 32 78M70 66l8 12',
  box: 'M0 24h100M44 24v20h12V24',
}

function Drawn({ placed: { thing, x, y, width, height }, gap }: { readonly placed: Placed; readonly gap: number }) {
  const top = thing === 'suitcase' || thing === 'cabin' ? height * 0.1 : 0
  return (
    <svg
      x={x + gap}
      y={y + gap + top}
      width={width - 2 * gap}
      height={height - 2 * gap - top}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
    >
      {thing === 'pram' ? null : (
        <rect width="100" height="100" rx="6" className={thing === 'box' ? css.box : css.bag} />
      )}
      <path d={DETAIL[thing]} className={thing === 'pram' ? css.pram : css.detail} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
