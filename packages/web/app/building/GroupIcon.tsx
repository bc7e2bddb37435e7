import type { PartGroup } from '@volante/domain/configuration/part-groups'
import { IconFrame } from '../ui/action/Icon.tsx'
import drawings from './groups.svg?no-inline'

interface GroupIconProps {
  readonly group: PartGroup
  readonly size: number
}

/** What parts are for, as a drawing: a file of its own, which only who sees one asks for. */
export const GroupIcon = ({ group, size }: GroupIconProps) => (
  <IconFrame size={size}>
    <use href={`${drawings}#${group}`} />
  </IconFrame>
)
