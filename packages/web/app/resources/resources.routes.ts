import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const at = (file: string): string => `./resources/pages/${file}`

/** A few modules are the pages of all resources; a page of its own is found before them. */
export const resourceRoutes = (area: 'admin' | 'desk'): RouteConfigEntry[] => [
  layout('./resources/resources.layout.tsx', { id: `${area}-resources` }, [
    ...(area === 'admin'
      ? [
          route('pictures/new', './resources/catalogue/new-picture.page.tsx'),
          route('manuals/new', './resources/manuals/new-manual.page.tsx'),
        ]
      : []),
    route(':noun', at('resource-list.page.tsx'), { id: `${area}-resource-list` }),
    route(':noun/file.csv', at('resource-file.ts'), { id: `${area}-resource-file` }),
    route(':noun/new', at('resource-record.page.tsx'), { id: `${area}-resource-new` }),
    route(':noun/bulk', at('resource-bulk.page.tsx'), { id: `${area}-resource-bulk` }),
    route(':noun/bulk/:batch', at('resource-batch.page.tsx'), { id: `${area}-resource-batch` }),
    route(':noun/:record', at('resource-record.page.tsx'), { id: `${area}-resource-record` }),
  ]),
]
