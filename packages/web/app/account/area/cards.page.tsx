import type { RouteHandle } from '@volante/contract/page'
import type { WalletCard } from '@volante/contract/payment-instruments'
import { CreditCard } from '../../ui/action/rare-icons.ts'
import { CardFailure } from '../../card/CardFailure.tsx'
import { CardFields, CardNeedsScript } from '../../card/CardFields.tsx'
import { useCard } from '../../card/use-card.ts'
import { useTokenised } from '../../card/use-tokenised.ts'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { FORMS } from '../forms/account-forms.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/cards.page'

export const handle = {
  texts: ['account', 'checkout', 'errors', 'ui'],
  cache: false,
} satisfies RouteHandle

const DONE = ['cardAdded', 'cardFavourite', 'cardRemoved', 'cardGone'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  return { cards: await known.api.paymentInstruments.cardList(), done: doneIn(url, DONE) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { paymentInstruments } = known.api
  const posted = await request.formData()
  if (formText(posted, KIND) === FORMS.newCard.kind) {
    return handleForm(known, FORMS.newCard, posted, async () => {
      await paymentInstruments.cardCreate({ body: { token: formText(posted, 'cardToken') } })
      return doneAt(known, 'accountCards', 'cardAdded')
    })
  }
  try {
    if (posted.has('favourite')) {
      const params = { id: formText(posted, 'favourite') }
      await paymentInstruments.cardFavourite({ params, body: { favourite: true } })
      return doneAt(known, 'accountCards', 'cardFavourite')
    }
    await paymentInstruments.cardDelete({ params: { id: formText(posted, 'remove') } })
    return doneAt(known, 'accountCards', 'cardRemoved')
  } catch (error) {
    if (!callRefusal(error)) throw error
    return doneAt(known, 'accountCards', 'cardGone')
  }
}
export const clientAction = keepForm

/** The wallet. A card's number only ever goes from the browser to the tokeniser. */
export default function Cards({ loaderData: { cards, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AccountFrame area="accountCards" title={t('account.area.accountCards')} lead={t('account.cards.lead')}>
      {done && <Notice tone={done === 'cardGone' ? 'warn' : 'good'}>{t(`account.done.${done}`)}</Notice>}
      {cards.length === 0 ? (
        <EmptyState icon={CreditCard} title={t('account.cards.emptyTitle')}>
          {t('account.cards.emptyText')}
        </EmptyState>
      ) : (
        <ul role="list" className={css.rows}>
          {cards.map((card) => (
            <CardRow key={card.id} {...card} />
          ))}
        </ul>
      )}
      <NewCard key={cards.length} isOpen={cards.length === 0} answer={actionData} />
    </AccountFrame>
  )
}

function NewCard({ isOpen, answer }: { readonly isOpen: boolean; readonly answer: unknown }) {
  const { t } = useTexts()
  const card = useCard()
  const { failure, prepare } = useTokenised(card)
  return (
    <Disclosure title={t('account.cards.add')} isOpen={isOpen}>
      <Form
        form={FORMS.newCard}
        answer={answer}
        prepare={prepare}
        submit={t('account.cards.save')}
        look={{ size: 'medium' }}
      >
        {failure && <CardFailure key={failure.id} title={t('account.cards.failed')} failure={failure} />}
        <CardNeedsScript />
        <CardFields card={card} />
      </Form>
    </Disclosure>
  )
}

function CardRow({ id, brand, number, name, expiry, favourite }: WalletCard) {
  const { t } = useTexts()
  const label = `${brand} ${number}`
  return (
    <li>
      <div className={css.rowText}>
        <span className={css.rowTitle}>
          {label}
          {favourite && <StatusTag tone="info">{t('account.cards.favourite')}</StatusTag>}
        </span>
        <span className="soft small">{t('account.cards.details', { name, expiry })}</span>
      </div>
      <div className={css.rowActions}>
        {!favourite && (
          <PostButton
            fields={{ favourite: id }}
            size="small"
            aria-label={`${t('account.cards.makeFavourite')}: ${label}`}
          >
            {t('account.cards.makeFavourite')}
          </PostButton>
        )}
        <PostButton fields={{ remove: id }} size="small" aria-label={`${t('account.cards.remove')}: ${label}`}>
          {t('account.cards.remove')}
        </PostButton>
      </div>
    </li>
  )
}
