import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { FormPage } from '#site/domains/forms/FormPage.tsx'
import { isLocked } from '#site/domains/forms/locked-page.ts'
import { sendForm } from '#site/domains/forms/send-form.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

const loadForm = lateLoad(async () => (await import('#site/domains/forms/load-form.ts')).loadForm)

const load = (args: LoadArgs) => loadForm(args, 'protected')
const ask = serverLoads(load)

export async function loader(args: LoaderFunctionArgs) {
  const page = await ask(args)
  return isLocked(page) ? data(page, { status: 403 }) : page
}
export const clientLoader = clientLoads(load)
export const action = sendForm

export default function ProtectedFormRoute() {
  return <FormPage page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
}
