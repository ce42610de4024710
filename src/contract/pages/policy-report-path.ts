/** Where browsers say what the policy of a page made them refuse; every policy names it. */
export const policyReportPath = '/policy-reports'
