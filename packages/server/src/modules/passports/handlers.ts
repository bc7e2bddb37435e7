import { pricePassport } from '@volante/contract/price-passport'
import { implement } from '../../platform/http/implement.ts'
import { datedKeys } from '../../platform/settings/sign.ts'
import { today } from '../../platform/sites/today.ts'
import { keptSimulation, ownProposal, simulated } from '../financing/api.ts'
import { quoted } from '../quotations/api.ts'
import { factsOfBuild, factsOfLoan } from './facts.ts'
import { passportFile } from './file.ts'
import { issue, KEY } from './issue.ts'
import { factsOfQuotation } from './quotation-facts.ts'
import { shownPassport } from './show.ts'

export const passportHandlers = implement(pricePassport, {
  async ofBuild({ ctx, body, fail }) {
    const { mvs, year, colorCode = null, coatingCode = null, parts, services } = body
    const facts = await factsOfBuild(ctx, { mvs, year, colorCode, coatingCode, parts, services })
    if (facts === 'request.notFound') throw ctx.fail(facts)
    if (typeof facts === 'string') throw fail(facts)
    return issue(ctx, facts)
  },

  async ofSimulation({ ctx, params: { id }, fail }) {
    const kept = await keptSimulation(ctx, id)
    if (!kept) throw ctx.fail('request.notFound')
    const asked = { ...kept.asked, planId: kept.answer.planId }
    const answer = await simulated(ctx, asked)
    if ('key' in answer) throw fail('passport.over')
    return issue(ctx, await factsOfLoan(ctx, 'SIMULATION', { asked, answer, day: today(ctx), end: null }))
  },

  async ofProposal({ ctx, params: { id } }) {
    const own = await ownProposal(ctx, id)
    if (!own) throw ctx.fail('request.notFound')
    return issue(ctx, await factsOfLoan(ctx, 'PROPOSAL', own))
  },

  async ofQuotation({ ctx, params: { number }, fail }) {
    const found = await quoted(ctx, number)
    if (!found) throw fail('quotation.notApproved')
    return issue(found.at, factsOfQuotation(found.content))
  },

  keys: ({ ctx }) => datedKeys(ctx.db, KEY),

  async show({ ctx, params: { token } }) {
    const shown = await shownPassport(ctx, token)
    if (!shown) throw ctx.fail('request.notFound')
    return shown
  },

  async file({ ctx, params: { token } }) {
    const shown = await shownPassport(ctx, token)
    if (!shown?.passport) throw ctx.fail('request.notFound')
    return passportFile(ctx, token, { ...shown, passport: shown.passport })
  },
})
