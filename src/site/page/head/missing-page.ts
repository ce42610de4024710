/** What a page that is not there is called. It stands apart from the other pages' names, which come late. */
export const missingPage = {
  title: 'Page Not Found',
  description: 'This page of the {school_name} athletics website does not exist.',
}
