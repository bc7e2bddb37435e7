import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Takes the lists that need the administration's words. */
export const adminRoutes = (lists: RouteConfigEntry): RouteConfigEntry[] => [
  index('./admin/home.ts', { id: 'admin-home' }),
  layout('./admin/admin.layout.tsx', [
    route('permissions', './admin/permissions/permissions.page.tsx'),
    route('permissions/rights', './admin/permissions/rights-options.ts'),
    lists,
    route('setup', './admin/setup/setup.page.tsx'),
    route('settings', './admin/settings/settings.page.tsx'),
    route('settings/texts', './admin/settings/texts.page.tsx'),
    route('settings/values/:key', './admin/settings/value.page.tsx'),
    route('data', './admin/data/data.page.tsx'),
    route('data/changes', './admin/data/changes.page.tsx'),
    route('data/changes/:id', './admin/data/change.page.tsx'),
    route('data/relations', './admin/data/relations/relations.page.tsx'),
    route('data/sets', './admin/data/sets/sets.page.tsx'),
    route('data/sets/options', './admin/data/sets/options.ts', { id: 'open-sets' }),
    route('data/sets/:id', './admin/data/sets/set.page.tsx'),
    route('data/:sheet', './admin/data/sheet.page.tsx'),
    route('data/:sheet/new', './admin/data/row/row.page.tsx', { id: 'new-row' }),
    route('data/:sheet/choices/:column', './admin/data/row/choices.ts'),
    route('data/:sheet/import', './admin/data/import.page.tsx'),
    route('data/:sheet/many', './admin/data/many/many.page.tsx'),
    route('data/:sheet/order', './admin/data/order/order.page.tsx'),
    route('data/:sheet/rows/:key', './admin/data/row/row.page.tsx'),
    route('clients', './admin/clients/clients.page.tsx'),
    route('hooks', './admin/hooks/hooks.page.tsx'),
    route('hooks/:id', './admin/hooks/hook.page.tsx'),
    route('users/new', './admin/users/new/new-people.page.tsx'),
    route('users/:person', './admin/users/person/person.page.tsx'),
  ]),
]
