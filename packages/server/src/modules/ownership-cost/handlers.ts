import { ownershipCost } from '@volante/contract/ownership-cost'
import { sql } from 'kysely'
import { implement } from '../../platform/http/implement.ts'

export const ownershipCostHandlers = implement(ownershipCost, {
  assumptions: ({ ctx }) =>
    ctx.remember(['ownershipCost'], ['assumptions', ctx.site.country, ctx.site.language], () =>
      ctx.db
        .selectFrom('ownership_assumptions')
        .select([
          'country',
          'kind',
          'about',
          'value',
          sql<string>`source ->> ${ctx.site.language}`.as('source'),
          'since',
        ])
        .where('country', '=', ctx.site.country)
        .orderBy('kind')
        .orderBy('about')
        .execute(),
    ),
})
