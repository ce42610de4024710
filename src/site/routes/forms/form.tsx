import { useActionData, useLoaderData } from 'react-router'
import { FormPage } from '#site/domains/forms/FormPage.tsx'
import { sendForm } from '#site/domains/forms/send-form.ts'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

const loadForm = lateLoad(async () => (await import('#site/domains/forms/load-form.ts')).loadForm)

/** Nobody keeps the page: the key in it makes one submission. */
const load = (args: LoadArgs) => loadForm(args, 'open')

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)
export const action = sendForm

export default function FormRoute() {
  return <FormPage page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
}
