import type { Advice } from '@volante/contract/rating'
import { isOneOf } from '@volante/domain/choice'
import { AGES, DISTANCES } from '@volante/domain/review/ownership'
import { LEAST_FOR_MEAN, meanOf, ratingSummary } from '@volante/domain/review/summary'
import { OPINIONS } from '@volante/domain/review/opinion'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { findOpinions, findSame, findStages, type Stage } from './advice-queries.ts'
import { starsOf } from './queries.ts'

/** Told of a stage of the ownership; of all reviews every opinion is. */
const STATEMENTS_OF_STAGE = 3
/** What one alone says is no statement about a model. */
const LEAST_FOR_STATEMENT = 2

interface Model {
  readonly country: Country
  readonly modelCode: string
}

type Statements = Advice['statements']

/** What the reviews of a model say together, counted by the same conditions as the list that each statement leads to. */
export async function adviceOf(db: Db, model: Model): Promise<Advice> {
  const [stars, opinions, stages, same] = await Promise.all([
    starsOf(db, model),
    findOpinions(db, model),
    findStages(db, model),
    findSame(db, model),
  ])
  const ofStage = <const Name extends string>(names: readonly Name[], kind: Stage['kind']) =>
    names.flatMap((stage) => {
      const found = stages.find((one) => one.kind === kind && one.stage === stage)
      if (!found || found.count < LEAST_FOR_STATEMENT) return []
      const own = opinions.filter((one) => one.kind === kind && one.stage === stage)
      const statements = statementsOf(own).slice(0, STATEMENTS_OF_STAGE)
      return [{ stage, count: found.count, mean: meanOf(found.stars, found.count), statements }]
    })
  return {
    ...ratingSummary(stars),
    statements: statementsOf(opinions.filter(({ kind }) => kind === 'now')),
    ages: ofStage(AGES, 'age'),
    distances: ofStage(DISTANCES, 'distance'),
    same: same && same.count >= LEAST_FOR_MEAN ? { ...same, from: '1', to: '36' } : null,
  }
}

/** The most often said first. */
const statementsOf = (found: readonly { readonly opinion: string; readonly count: number }[]): Statements =>
  found
    .flatMap(({ opinion, count }) =>
      isOneOf(OPINIONS, opinion) && count >= LEAST_FOR_STATEMENT ? [{ opinion, count }] : [],
    )
    .toSorted((a, b) => b.count - a.count || OPINIONS.indexOf(a.opinion) - OPINIONS.indexOf(b.opinion))
