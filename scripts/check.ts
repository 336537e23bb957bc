// The house rules: each failure names the file, the rule and what to do. Part of `npm test`.
import { readTree } from './check/disk.ts';
import { checkTree, showFailure } from './check/rules.ts';
import { percentile90 } from './check/sizes.ts';
import { checkMap } from './map/stale.ts';

const tree = readTree();
const failures = [...checkTree(tree), ...(await checkMap(tree))];
for (const failure of failures) console.error(showFailure(failure));
const files = [...tree.keys()].filter((path) => path.startsWith('src/')).length;
console.log(`check: ${files} files in src, nine of ten up to ${percentile90(tree)} lines, ${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
