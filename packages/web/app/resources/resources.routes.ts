import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const at = (file: string): string => `./resources/pages/${file}`

/** A few modules are the pages of all resources; a page of its own is found before them. */
export const resourceRoutes = (area: 'admin' | 'desk'): RouteConfigEntry[] => [
  layout('./resources/resources.layout.tsx', { id: `${area}-resources` }, [
    ...(area === 'admin'
      ? [
          route('pictures/new', './resources/catalogue/new-picture.page.tsx'),
          route('manuals/new', './resources/manuals/new-manual.page.tsx'),
        ]
      : [
          route('working-prices', './resources/dealer/working-prices.page.tsx'),
          route('dealers/:dealer/photo', './resources/dealer/photo/photo.page.tsx'),
        ]),
    ...listRoutes(area, ':noun'),
    route(':noun/new', at('resource-record.page.tsx'), { id: `${area}-resource-new` }),
    route(':noun/:record', at('resource-record.page.tsx'), { id: `${area}-resource-record` }),
  ]),
]

/** A list, its file and what is done with many of its rows. */
const listRoutes = (area: string, noun: string): RouteConfigEntry[] => [
  route(noun, at('resource-list.page.tsx'), { id: `${area}-${noun}-list` }),
  ...manyRoutes(area, `${noun}/`),
]

const manyRoutes = (area: string, noun: string): RouteConfigEntry[] => [
  route(`${noun}file.csv`, at('resource-file.ts'), { id: `${area}-${noun}-file` }),
  route(`${noun}options`, at('resource-options.ts'), { id: `${area}-${noun}-options` }),
  route(`${noun}bulk`, at('resource-bulk.page.tsx'), { id: `${area}-${noun}-bulk` }),
  route(`${noun}bulk/:batch/file.csv`, at('resource-batch-file.ts'), { id: `${area}-${noun}-batch-file` }),
  route(`${noun}bulk/:batch`, at('resource-batch.page.tsx'), { id: `${area}-${noun}-batch` }),
]

/** Lists of the desk that need its words as well: leads, which are its own page, and orders. */
export const deskLists: RouteConfigEntry = layout('./resources/resources.layout.tsx', { id: 'desk-lists' }, [
  index('./resources/leads/leads.page.tsx', { id: 'desk-leads' }),
  ...manyRoutes('desk', ''),
  ...listRoutes('desk', 'orders'),
])

/** Lists of the administration that need its words as well: people, the audit log and what webhooks sent. */
export const adminLists: RouteConfigEntry = layout('./resources/resources.layout.tsx', { id: 'admin-lists' }, [
  route('users', './resources/people/people.page.tsx'),
  route('users/file.csv', at('resource-file.ts'), { id: 'admin-users-file' }),
  route('users/options', at('resource-options.ts'), { id: 'admin-users-options' }),
  route('users/bulk', './resources/people/bulk.page.tsx'),
  route('audit', './resources/audit/audit.page.tsx', { id: 'admin-audit-list' }),
  ...manyRoutes('admin', 'audit/'),
  ...listRoutes('admin', 'hook-notices'),
  route('hook-notices/:record', at('resource-record.page.tsx'), { id: 'admin-hook-notices-record' }),
])
