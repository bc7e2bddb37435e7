import type { Advice, Review } from '@volante/contract/rating'
import { openingOf } from '@volante/domain/review/opening'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stars } from '../../ui/data/Stars.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { carName } from '../range/car-name.ts'
import type { RangeModel } from '../range/range.ts'
import css from './Voice.module.css'

/** What owners of a car say: together, and the most useful of them who is known to own it. */
export interface OwnersVoice {
  readonly advice: Advice
  readonly quote: Review | null
}

interface VoiceProps extends OwnersVoice {
  readonly model: RangeModel
}

const SHOWN = { PRAISE: 3, CRITICISM: 2 } as const

/** Characters of an owner's own words. */
const QUOTED = 150

/** What owners of the stage's car say: one in their own words, all together, the good and the bad, each counted. */
export function Voice({ model, advice: { mean, count, statements }, quote }: VoiceProps) {
  const site = useSite()
  const { t, number } = useTexts()
  if (mean === null || statements.length === 0) return null
  const reviews = pathTo(site, 'reviews', { model: model.slug })
  const of = (tone: keyof typeof SHOWN) =>
    statements.filter(({ opinion }) => opinion.endsWith(tone)).slice(0, SHOWN[tone])
  return (
    <section className={`wide ${css.voice}`} aria-labelledby="voice-title">
      <Stack gap={1}>
        <p className={`display tabular ${css.mean}`}>{number(mean, { minimumFractionDigits: 1 })}</p>
        <Stars value={mean} />
        <p className="soft small">{t('reviews.count', { count })}</p>
      </Stack>
      <div className={css.statements}>
        <h2 id="voice-title" className="text-36">
          {t('shop.voice.title', { car: carName(site.brandName, model.name) })}
        </h2>
        {quote ? <Quote review={quote} /> : null}
        <dl className={css.tones}>
          {(['PRAISE', 'CRITICISM'] as const).map((tone) => (
            <div key={tone} className="ruled">
              <dt className="soft small">{t(`reviews.tone.${tone}`)}</dt>
              {of(tone).map(({ opinion, count: times }) => (
                <dd key={opinion}>
                  {t(`reviews.opinion.${opinion}`)}{' '}
                  <span className="soft small tabular">{t('reviews.said', { count: times })}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p>
          <a className="tap" href={reviews}>
            {t('reviews.all', { count })}
          </a>
        </p>
      </div>
    </section>
  )
}

function Quote({ review: { text, nickname, model, year, months, verifiedBy } }: { readonly review: Review }) {
  const { t } = useTexts()
  const facts = [
    t('reviews.car', { model, year: String(year) }),
    months === null ? null : t('reviews.months', { months }),
    verifiedBy === null ? null : t(`reviews.verified.${verifiedBy}`),
  ]
  return (
    <figure className={css.quote}>
      <blockquote className={`display ${css.words}`}>
        {t('shop.voice.quote', { text: openingOf(text, QUOTED) })}
      </blockquote>
      <figcaption className="soft small">
        <span className="strong">{nickname}</span>, {facts.filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  )
}
