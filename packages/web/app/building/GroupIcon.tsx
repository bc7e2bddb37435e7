import type { PartGroup } from '@volante/domain/configuration/part-groups'
import drawings from './groups.svg?no-inline'

interface GroupIconProps {
  readonly group: PartGroup
  readonly size: number
}

/** What parts are for, as a drawing: a file of its own, which only who sees one asks for. */
export const GroupIcon = ({ group, size }: GroupIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={(1.5 * 24) / size}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${drawings}#${group}`} />
  </svg>
)
