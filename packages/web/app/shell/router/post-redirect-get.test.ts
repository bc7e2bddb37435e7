import type { Flash } from '@volante/contract/page'
import { type ActionFunction, data, redirect, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { page, type Page } from '../page-context.ts'
import { postRedirectGet, shownIn } from './post-redirect-get.ts'

const ENTRY = '/br/fiat/entrar'

/** What a route's action returns to the router, and what was kept meanwhile. */
async function posted(action: ActionFunction, facts: Partial<Page> = {}) {
  const kept: Flash[] = []
  const known = {
    site: { country: 'BR', brand: 'fiat', language: 'pt-BR' },
    texts: { t: (id: string) => id },
    flash: null,
    isData: false,
    shown: undefined,
    keepFlash: async (flash: Flash) => {
      kept.push(flash)
      return '/here?posted=1'
    },
    ...facts,
  } as unknown as Page
  const module = { default: () => null, action }
  const build = postRedirectGet({ routes: { form: { id: 'form', path: '', module } } } as unknown as ServerBuild)
  const context = new RouterContextProvider()
  context.set(page, known)
  const body = new URLSearchParams({ form: 'asked', name: 'Ana', password: 'secret', _xsrf: 'abc' })
  const request = new Request('http://x/here', { method: 'POST', body })
  const wrapped = build.routes['form']?.module.action as ActionFunction
  const args = { request, context, params: {} } as unknown as Parameters<ActionFunction>[0]
  const result = await Promise.resolve(wrapped(args)).catch((thrown: unknown) => thrown)
  return { result, kept }
}

const refused = () => data({ error: 'no' }, { status: 422, headers: { 'set-cookie': 'a=1' } })

test('what is refused is kept, and the browser is sent where it is shown', async () => {
  const { result, kept } = await posted(refused)
  expect(result).toBeInstanceOf(Response)
  const { status, headers } = result as Response
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, '/here?posted=1', 'a=1'])
  expect(kept).toEqual([{ answer: { error: 'no' } }])
})

test('a redirect of the action stays; what the script posts is returned in place; too many and too much are shown at once', async () => {
  const elsewhere = redirect('/there', 303)
  expect((await posted(() => elsewhere)).result).toBe(elsewhere)
  expect((await posted(refused, { isData: true })).result).toMatchObject({ data: { error: 'no' } })
  expect((await posted(() => data({}, { status: 429 }))).kept).toEqual([])
  expect((await posted(refused, { keepFlash: async () => null })).result).toMatchObject({ data: { error: 'no' } })
})

test('what was kept is what the action returns when it is shown, and only to a reading', async () => {
  const { result, kept } = await posted(() => Promise.reject(new Error('never')), { shown: { error: 'no' } })
  expect([result, kept]).toEqual([{ error: 'no' }, []])
  const flash = { answer: 'kept' }
  expect(shownIn(new Request('http://x/'), { flash })).toBe('kept')
  expect(shownIn(new Request('http://x/', { method: 'POST' }), { flash })).toBeUndefined()
})

test('a form whose session ended waits behind the sign-in, without its secrets', async () => {
  const { result, kept } = await posted(() => {
    throw redirect(`${ENTRY}?returnTo=%2Fhere`, 303)
  })
  const location = new URL((result as Response).headers.get('location') ?? '', 'http://x')
  expect(location.pathname).toBe(ENTRY)
  expect(Object.fromEntries(location.searchParams)).toEqual({ returnTo: '/here?posted=1', ended: '1' })
  expect(kept).toMatchObject([
    {
      answer: {
        error: { formErrors: ['ui.form.sessionEnded'] },
        submission: { payload: { form: 'asked', name: 'Ana' } },
      },
    },
  ])
  expect(JSON.stringify(kept)).not.toMatch(/secret|abc/)
})
