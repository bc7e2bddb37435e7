import { Link } from 'react-router'
import { resource } from '../../work/resource/resource.ts'

/** Why banks refuse, by plan; each figure opens the proposals that it counts. */
export const refusals = resource('financing', {
  path: '/admin/refusals',
  list: 'refusals',
  title: ({ id }) => id,
  columns: [
    'reason',
    'source',
    {
      of: 'refused',
      as: ({ reason, source, since, refused }, { number }) => (
        <Link to={`/desk/loans?${new URLSearchParams({ state: 'refused', reason, source, since })}`}>
          {number(refused)}
        </Link>
      ),
    },
    'percent',
    'contested',
  ],
})
