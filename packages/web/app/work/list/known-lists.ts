/** Lists that other pages lead to. */
export const ORDERS = { path: '/desk/orders' }
export const PEOPLE = { path: '/admin/users' }
export const AUDIT = { path: '/admin/audit' }
export const QUOTATIONS = { path: '/desk/quotations' }
