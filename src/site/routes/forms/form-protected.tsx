import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { FormPage } from '../../domains/forms/FormPage.tsx'
import { isLocked } from '../../domains/forms/locked-page.ts'
import { sendForm } from '../../domains/forms/send-form.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const meta = pageMeta

const loadForm = lateLoad(async () => (await import('../../domains/forms/load-form.ts')).loadForm)

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
