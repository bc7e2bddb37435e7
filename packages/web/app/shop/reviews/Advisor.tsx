import type { Advice } from '@volante/contract/rating'
import { useSite } from '../../shell/root-data.ts'
import { pathTo, type Query } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import css from './reviews.module.css'

interface AdvisorProps {
  readonly advice: Advice
  readonly slug: string
  readonly model: string
}

const MOST = 5
const ONE_DIGIT = { minimumFractionDigits: 1 }

/** What owners say together; each statement leads to the reviews that say so, and tells how many they are. */
export function Advisor({ advice, slug, model }: AdvisorProps) {
  const { t } = useTexts()
  const { statements } = advice
  const of = (tone: 'PRAISE' | 'CRITICISM') => statements.filter(({ opinion }) => opinion.endsWith(tone)).slice(0, MOST)
  if (statements.length === 0) return null
  return (
    <Stack as="section" gap={5} aria-labelledby="advisor">
      <Stack gap={1}>
        <h2 id="advisor" className="text-28">
          {t('reviews.advisor', { model })}
        </h2>
        <p className="soft small">{t('reviews.advisorHow')}</p>
      </Stack>
      <Columns least="16rem" gap={[5, 7]}>
        {(['PRAISE', 'CRITICISM'] as const).map((tone) => (
          <Stack key={tone} gap={2}>
            <h3 className="text-18">{t(`reviews.tone.${tone}`)}</h3>
            {of(tone).length > 0 ? (
              <Statements statements={of(tone)} slug={slug} />
            ) : (
              <p className="soft">{t('reviews.nothingSaid')}</p>
            )}
          </Stack>
        ))}
      </Columns>
      <Stages advice={advice} slug={slug} />
    </Stack>
  )
}

interface StatementsProps {
  readonly statements: Advice['statements']
  readonly slug: string
  /** The age or the distance at which it was said. */
  readonly at?: Query
}

function Statements({ statements, slug, at = {} }: StatementsProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <ul role="list" className={css.statements}>
      {statements.map(({ opinion, count }) => (
        <li key={opinion}>
          <a href={`${pathTo(site, 'reviews', { model: slug }, { ...at, opinion })}#list`}>
            <span>{t(`reviews.opinion.${opinion}`)}</span>{' '}
            <span className="soft tabular">{t('reviews.said', { count })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same car early and late: by age of the ownership, and by distance. */
function Stages({ advice: { ages, distances, same }, slug }: Pick<AdvisorProps, 'advice' | 'slug'>) {
  const { t, number } = useTexts()
  const site = useSite()
  const stages = [
    ...ages.map((one) => ({ ...one, title: t(`reviews.age.${one.stage}`), at: { age: one.stage } })),
    ...distances.map((one) => ({ ...one, title: t(`reviews.distance.${one.stage}`), at: { distance: one.stage } })),
  ]
  if (stages.length === 0) return null
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <h3 className="text-22">{t('reviews.byAge')}</h3>
        {same ? (
          <p>
            <a href={`${pathTo(site, 'reviews', { model: slug }, { owners: 'same' })}#list`}>
              {t('reviews.same', {
                ...same,
                before: number(same.before, ONE_DIGIT),
                after: number(same.after, ONE_DIGIT),
              })}
            </a>
          </p>
        ) : null}
      </Stack>
      <Columns as="ul" least="17rem" gap={[5, 6]}>
        {stages.map(({ title, at, count, mean, statements }) => (
          <Stack as="li" key={title} gap={2} className={css.stage}>
            <h4>{title}</h4>
            <p className="small">
              <a href={`${pathTo(site, 'reviews', { model: slug }, at)}#list`}>{t('reviews.owners', { count })}</a>
              {mean === null ? '' : ` · ${t('reviews.meanOf', { mean: number(mean, ONE_DIGIT) })}`}
            </p>
            <Statements statements={statements} slug={slug} at={at} />
          </Stack>
        ))}
      </Columns>
    </Stack>
  )
}
