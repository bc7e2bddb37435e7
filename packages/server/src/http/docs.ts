import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Service } from '@volante/contract/kit'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Volante: reference of the calls</title>
<script type="module" src="/api/docs/reference.js"></script>
</head>
<body>
<rapi-doc spec-url="/api/openapi.json" render-style="read" show-header="false" theme="light" primary-color="#1f4bd8"
 regular-font="system-ui" load-fonts="false" allow-authentication="true" sort-tags="true"></rapi-doc>
</body>
</html>`

/** The reference's own script builds its styles in the page; scripts stay limited to this origin. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** `/api/openapi.json` and a browsable reference at `/api/docs`, both made from the contracts. */
export function mountDocs(scope: FastifyInstance, services: Readonly<Record<string, Service>>): void {
  const document = JSON.stringify(openApi(services, '0.1.0'))
  let script: Buffer | null = null
  scope.get('/openapi.json', (_, reply) => reply.type('application/json').send(document))
  scope.get('/docs', (_, reply) => reply.type('text/html').header('content-security-policy', POLICY).send(PAGE))
  scope.get('/docs/reference.js', (_, reply) => {
    script ??= readFileSync(fileURLToPath(import.meta.resolve('rapidoc')))
    return reply.type('text/javascript').header('cache-control', 'public, max-age=86400').send(script)
  })
}
