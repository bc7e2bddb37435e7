import type { RouteHandle } from '@volante/contract/page'
import type { WalletCard } from '@volante/contract/payment-instruments'
import { CardFailureLook, CardFields, CardNeedsScript } from '../../card/CardFields.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { CreditCard } from 'lucide-react'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/cards.page'

export const handle = {
  texts: ['account', 'checkout', 'errors', 'ui'],
  cache: false,
  script: 'light',
} satisfies RouteHandle

const DONE = ['cardAdded', 'cardFavourite', 'cardRemoved', 'cardGone'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  return { cards: await known.api.paymentInstruments.cardList(), done: doneIn(url, DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, new URL(request.url))
  const { paymentInstruments } = known.api
  const form = await request.formData()
  if (formText(form, 'form') === 'newCard') {
    return takeForm(known, form, 'newCard', async () => {
      await paymentInstruments.cardCreate({ body: { token: formText(form, 'cardToken') } })
      return doneAt(known, 'accountCards', 'cardAdded')
    })
  }
  try {
    if (form.has('favourite')) {
      await paymentInstruments.cardFavourite({ params: { id: formText(form, 'favourite') }, body: { favourite: true } })
      return doneAt(known, 'accountCards', 'cardFavourite')
    }
    await paymentInstruments.cardDelete({ params: { id: formText(form, 'remove') } })
    return doneAt(known, 'accountCards', 'cardRemoved')
  } catch (error) {
    if (!callRefusal(error)) throw error
    return doneAt(known, 'accountCards', 'cardGone')
  }
}

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
      <NewCard isOpen={cards.length === 0 || refusedOf('newCard', actionData) !== null} answer={actionData} />
    </AccountFrame>
  )
}

function NewCard({ isOpen, answer }: { readonly isOpen: boolean; readonly answer: unknown }) {
  const { t } = useTexts()
  return (
    <Disclosure title={t('account.cards.add')} isOpen={isOpen}>
      <AccountForm
        kind="newCard"
        refused={answer}
        submit={t('account.cards.save')}
        look={{ size: 'medium' }}
        part="walletCard"
      >
        <CardFailureLook title={t('account.cards.failed')} />
        <input type="hidden" name="cardToken" />
        <CardNeedsScript />
        <CardFields />
      </AccountForm>
    </Disclosure>
  )
}

function CardRow({ id, brand, number, name, expiry, favourite }: WalletCard) {
  const { t } = useTexts()
  const said = `${brand} ${number}`
  return (
    <li>
      <div className={css.rowText}>
        <span className={css.rowTitle}>
          {said}
          {favourite && <StatusTag tone="info">{t('account.cards.favourite')}</StatusTag>}
        </span>
        <span className={css.soft}>{t('account.cards.details', { name, expiry })}</span>
      </div>
      <form method="post" className={css.rowActions}>
        <XsrfField />
        {!favourite && (
          <Button
            type="submit"
            size="small"
            name="favourite"
            value={id}
            aria-label={`${t('account.cards.makeFavourite')}: ${said}`}
          >
            {t('account.cards.makeFavourite')}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          name="remove"
          value={id}
          aria-label={`${t('account.cards.remove')}: ${said}`}
        >
          {t('account.cards.remove')}
        </Button>
      </form>
    </li>
  )
}
