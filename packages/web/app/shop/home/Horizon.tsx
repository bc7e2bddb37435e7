import type { HorizonName } from '@volante/contract/site'
import { classes } from '../../ui/classes.ts'
import css from './Horizon.module.css'

/** Drawn on 1600 × 360 with the horizon at the lower edge; `far` and `near` are two depths of the same land. */
interface Land {
  readonly sun?: { readonly x: number; readonly y: number; readonly r: number }
  readonly far: string
  readonly near: string
}

/** Houses as `x,width,height`; towers stand on the horizon. */
const skyline = (houses: readonly (readonly [number, number, number])[]): string =>
  houses
    .map(([x, width, height]) => `M${x} 360v-${height - 10}q0-10 10-10h${width - 20}q10 0 10 10v${height - 10}z`)
    .join('')

const LANDS: Readonly<Record<HorizonName, Land>> = {
  city: {
    sun: { x: 1130, y: 360, r: 230 },
    far: skyline([
      [0, 84, 92],
      [96, 60, 148],
      [168, 110, 74],
      [292, 56, 186],
      [360, 96, 120],
      [470, 72, 164],
      [556, 128, 88],
      [700, 58, 206],
      [772, 90, 132],
      [878, 64, 172],
      [958, 118, 96],
      [1092, 60, 158],
      [1168, 92, 112],
      [1276, 56, 194],
      [1348, 104, 84],
      [1468, 64, 140],
      [1546, 60, 104],
    ]),
    near: skyline([
      [-20, 130, 54],
      [128, 92, 82],
      [238, 150, 40],
      [410, 74, 96],
      [504, 132, 52],
      [664, 110, 70],
      [806, 160, 36],
      [994, 84, 88],
      [1104, 140, 46],
      [1268, 96, 74],
      [1390, 130, 50],
      [1532, 90, 66],
    ]),
  },
  ridge: {
    sun: { x: 420, y: 214, r: 74 },
    far: 'M0 360V236L116 168l74 48 128-122 92 84 66-40 150 134 118-92 86 58 132-158 96 96 70-46 128 118 104-74 90 62 150-104V360z',
    near: 'M0 360v-66l150-54 118 46 160-72 142 74 120-34 190 62 132-70 150 58 146-84 132 66 160-44V360z',
  },
  plain: {
    sun: { x: 1180, y: 332, r: 118 },
    far: 'M0 360v-44h132l22-84h168l26 84h208l30-46h96l22 46h330l34-118h212l40 118h280V360z',
    near: 'M0 360v-16q200-26 420-12t460-8 360 6 360-8V360z',
  },
  dawn: { far: 'M0 360v-6h1600v6z', near: 'M0 360v-2h1600v2z' },
  hills: {
    sun: { x: 1090, y: 200, r: 128 },
    far: 'M0 360v-92q150-118 330-30 120 58 260-34 190-122 390-6 130 74 270 2 190-96 350 32V360z',
    near: 'M0 360v-46q210-82 430-14 180 54 370-18 210-78 410 6 190 72 390-6V360z',
  },
  track: {
    far: 'M0 360v-40h210v-34h44v34h260v-58h62v58h380v-40h52v40h330v-66h46v66h216V360z',
    near: 'M0 360v-12h1600v12z',
  },
}

/** The land behind the stage's car, in the stage's own colours; lies in the car's place, its lower edge at eye level. */
export function Horizon({ name }: { readonly name: HorizonName }) {
  const { sun, far, near } = LANDS[name]
  return (
    <div className={classes(css.horizon, css[name])} aria-hidden="true">
      <svg className={css.land} viewBox="0 0 1600 360" preserveAspectRatio="xMidYMax slice">
        {sun ? <circle cx={sun.x} cy={sun.y} r={sun.r} className={css.sun} /> : null}
        <path d={far} className={css.far} />
        <path d={near} className={css.near} />
      </svg>
      <div className={css.ground} />
    </div>
  )
}
