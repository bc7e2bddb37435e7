import { useTexts } from '../../../texts/texts.tsx'
import { rowOf } from '../../range/datasheet.ts'
import { frontAxle } from '../front-axle.ts'
import type { ShownModel } from '../load-model.ts'
import css from './Room.module.css'
import { seatsOf } from './seating.ts'

/** Length of the longest car that is drawn, in millimetres: all in one scale. */
const LARGEST = 6_300
/** Of a tyre. */
const [ACROSS, WIDE] = [680, 210]

/** Who sits where, seen from above: the car by its length, width and axles, people by the width of their shoulders. */
export function FromAbove({ model }: { readonly model: ShownModel }) {
  const { t, number } = useTexts()
  const seats = Math.max(
    0,
    ...(rowOf(model.groups, 'capacities.seats')?.cells.flatMap((cell) => cell.number ?? []) ?? []),
  )
  if (seats === 0) return null
  const { length, width, wheelbase } = model.dimensions
  const front = frontAxle(model)
  const half = width / 2
  const metres = (mm: number) => number(mm / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const people = seatsOf(seats, model.body, front)
  return (
    <figure className={css.above}>
      <svg
        className={css.drawing}
        style={{ inlineSize: `${Math.min(100, (length / LARGEST) * 100)}%` }}
        viewBox={`-40 ${-half - 60} ${length + 80} ${width + 120}`}
        aria-hidden="true"
      >
        {[front, front + wheelbase].flatMap((x) =>
          [-1, 1].map((side) => (
            <rect
              key={`${x} ${side}`}
              x={x - ACROSS / 2}
              y={side * (half - WIDE / 2 + 20) - WIDE / 2}
              width={ACROSS}
              height={WIDE}
              rx="60"
              className={css.tyre}
            />
          )),
        )}
        <path d={shellOf(length, half)} className={css.shell} />
        <path
          d={`M${front + 330} ${-half + 230}Q${front + 120} 0 ${front + 330} ${half - 230}`}
          className={css.detail}
          vectorEffect="non-scaling-stroke"
        />
        {people.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect x="-330" y="-235" width="560" height="470" rx="120" className={css.seat} />
            <path d="M-40-150h-380a70 70 0 0 0 0 140h380zM-40 10h-380a70 70 0 0 0 0 140h380z" className={css.person} />
            <ellipse rx="125" ry="230" className={css.person} />
            <circle r="98" className={css.head} />
          </g>
        ))}
      </svg>
      <figcaption className="soft small">
        {t('shop.room.above', { seats, length: metres(length), width: metres(width) })}
      </figcaption>
    </figure>
  )
}

/** The body's edge from the nose, which is rounder than the tail. */
const shellOf = (length: number, half: number) =>
  `M0 0C0 ${-half * 0.7} 60 ${-half * 0.95} 520 ${-half}H${length - 260}C${length - 40} ${-half} ${length} ${-half * 0.8} ${length} 0S${length - 40} ${half} ${length - 260} ${half}H520C60 ${half * 0.95} 0 ${half * 0.7} 0 0Z`
