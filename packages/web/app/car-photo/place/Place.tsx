import type { PlaceName } from '@volante/contract/site'
import { classes } from '../../ui/classes.ts'
import css from './Place.module.css'

/** Three depths of the same land on 1600 × 360; each fades into the haze at its foot. */
const RIDGES = [
  'M0 360V210l58-34 44 22 86-92 52 46 36-22 98 108 70-40 92 66 110-128 48 34 92-104 84 92 40-18 92 86 76-52 96 58 84-74 58 40 104-138 66 72 60-30 54 48V360z',
  'M0 360V262l92-48 66 30 110-86 84 62 58-26 128 92 96-40 82 34 122-92 74 44 92-66 128 96 84-46 92 38 118-90 92 74 82-36V360z',
  'M0 360v-52l130-30 120 34 170-44 150 40 190-26 180 34 160-30 190 30 170-36 140 28V360z',
] as const

const LOOK: Readonly<Record<PlaceName, string | undefined>> = {
  daylight: css.daylight,
  room: css.room,
  night: css.night,
  ridge: css.ridge,
  line: css.line,
  hall: css.hall,
  studio: css.studio,
}

/** What surrounds the stage's car, in the stage's own colours; lies in the car's place, its lower edge where wall meets ground. */
export function Place({ name }: { readonly name: PlaceName }) {
  return (
    <div className={classes(css.place, LOOK[name])} aria-hidden="true">
      <div className={css.light} />
      {name === 'ridge' ? (
        <svg className={css.land} viewBox="0 0 1600 360" preserveAspectRatio="xMidYMax slice">
          {RIDGES.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      ) : null}
      <div className={css.ground} />
    </div>
  )
}
