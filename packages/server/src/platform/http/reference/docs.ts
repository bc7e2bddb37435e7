import type { Service } from '@volante/contract/kit'
import type { FastifyInstance } from 'fastify'
import { openApi, type Operation } from './openapi.ts'
import { REFERENCE_STYLE } from './reference-style.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/**
 * `/api/openapi.json` and a reference to read at `/api/docs`, both made from the contracts when first asked for: most
 * processes never are, and every start would wait for it. The page needs no script.
 */
export function mountDocs(scope: FastifyInstance, services: Readonly<Record<string, Service>>): void {
  let json: string | null = null
  let page: string | null = null
  const make = () => openApi(services, '0.1.0')
  scope.get('/openapi.json', (_, reply) => {
    json ??= JSON.stringify(make())
    return reply.type('application/json').send(json)
  })
  scope.get('/docs', (_, reply) => {
    page ??= referencePage(make().paths)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page)
  })
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>
interface Entry {
  readonly verb: string
  readonly path: string
  readonly operation: Operation
}

function referencePage(paths: Paths): string {
  const entries = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): Entry => ({ verb, path, operation })),
  )
  const tags = [...Map.groupBy(entries, (entry) => entry.operation.tags[0] ?? '')].sort(([a], [b]) =>
    a.localeCompare(b),
  )
  const links = tags.map(([tag, of]) => `<li><a href="#${tag}">${tag}</a> ${of.length}</li>`).join('')
  const parts = tags.map(([tag, of]) => `<section><h2 id="${tag}">${tag}</h2>${of.map(entryHtml).join('')}</section>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Volante: reference of the calls</title><style>${REFERENCE_STYLE}</style></head><body>
<header><h1>Reference of the calls</h1><p>${entries.length} calls below <code>/api</code>. Choose the site with the
<code>X-Site</code> header, e.g. <code>br-fiat</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Services"><ul>${links}</ul></nav><main>${parts.join('')}</main></body></html>`
}

function entryHtml({ verb, path, operation }: Entry): string {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation
  const access = security.map((one) => Object.keys(one).join(' + ') || 'nobody').join(' or ') || 'nobody signed in'
  return `<details id="${operationId}"><summary><b class="${verb}">${verb.toUpperCase()}</b> <code>${escape(path)}</code>
<span>${escape(summary)}</span></summary><dl><dt>Id</dt><dd><code>${operationId}</code></dd>
<dt>Needs</dt><dd>${escape(access)}${description ? `. ${escape(description)}` : ''}</dd></dl>
${parameters.length > 0 ? `<h3>Parameters</h3>${table(parameters.map((one) => [one.name, one.in, one.required ? 'required' : '', one.schema]))}` : ''}
${requestBody ? Object.entries(requestBody.content).map(bodyHtml).join('') : ''}
<h3>Answers</h3>${Object.entries(responses).map(answerHtml).join('')}</details>`
}

const bodyHtml = ([type, { schema }]: [string, { readonly schema?: object }]): string =>
  `<h3>Body (${type})</h3>${schemaHtml(schema ?? {})}`

function answerHtml([status, answer]: [string, Operation['responses'][string]]): string {
  const schema = answer.content?.['application/json']?.schema
  const shape = status < '400' && schema ? schemaHtml(schema) : ''
  return `<p><b>${status}</b> ${escape(answer.description)}</p>${shape}`
}

const schemaHtml = (schema: object): string => `<pre>${escape(JSON.stringify(schema, null, 1))}</pre>`

function table(rows: readonly (readonly [string, string, string, object])[]): string {
  const cells = rows.map(
    ([name, place, needed, schema]) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${place}</td><td>${needed}</td><td><code>${escape(JSON.stringify(schema))}</code></td></tr>`,
  )
  return `<table>${cells.join('')}</table>`
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
