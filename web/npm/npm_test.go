// Package npm_test tests the npm package as one who uses it has it: packed, installed,
// and run by Node.
package npm_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/outside"
	"threesaway/web/internal/questions"
)

// project is a folder in which the package is installed.
type project struct {
	t   *testing.T
	dir string
	env []string
}

// install packs the package and installs it in a new folder, without a network.
func install(t *testing.T) project {
	t.Helper()
	outside.Need(t, "node, version 20 or later,", []string{"node", "-e", "if (parseInt(process.versions.node) < 20) throw process.version"})
	outside.Need(t, "npm", []string{"npm", "--version"})
	root := t.TempDir()
	p := project{t, filepath.Join(root, "project"), append(os.Environ(),
		"npm_config_offline=true", "npm_config_cache="+filepath.Join(root, "cache"), "npm_config_update_notifier=false", "npm_config_fund=false", "npm_config_audit=false")}
	made := filepath.Join(root, "package")
	bundle := exec.CommandContext(t.Context(), "go", "run", "./internal/bundle", "-npm", made)
	bundle.Dir = ".."
	out, err := bundle.CombinedOutput()
	require.NoError(t, err, "%s", out)

	require.NoError(t, os.Mkdir(p.dir, 0o755))
	p.write("package.json", `{"private": true, "type": "module"}`)
	p.run("npm", "pack", "--pack-destination", root, made)
	packed, err := filepath.Glob(filepath.Join(root, "*.tgz"))
	require.NoError(t, err)
	require.Len(t, packed, 1)
	p.run("npm", "install", packed[0])
	return p
}

func (p project) write(name, text string) {
	p.t.Helper()
	require.NoError(p.t, os.WriteFile(filepath.Join(p.dir, name), []byte(text), 0o644))
}

// run runs a command in the folder and returns what it prints.
func (p project) run(name string, args ...string) string {
	p.t.Helper()
	cmd := exec.CommandContext(p.t.Context(), name, args...)
	cmd.Dir, cmd.Env = p.dir, p.env
	var told strings.Builder
	cmd.Stderr = &told
	out, err := cmd.Output()
	require.NoError(p.t, err, "%s %s: %s%s", name, args, out, &told)
	return string(out)
}

func TestPackage(t *testing.T) {
	t.Parallel()
	p := install(t)
	t.Run("answers the same", p.testAnswers)
	t.Run("readme", p.testReadme)
	t.Run("errors", p.testErrors)
	t.Run("types", p.testTypes)
}

// Node answers what the module answers, bit for bit, under all kinds of rules and for
// every goal.
func (p project) testAnswers(t *testing.T) {
	p.t = t
	asked, err := questions.Ask(2000)
	require.NoError(t, err)
	list, err := json.Marshal(asked)
	require.NoError(t, err)
	p.write("questions.json", string(list))
	p.write("ask.js", `import { readFileSync } from 'node:fs';
import { load } from 'threesaway';

const game = await load();
const answers = [];
for (const { position, rules, goal } of JSON.parse(readFileSync('questions.json', 'utf8'))) {
  answers.push(await game.advise(position, undefined, { rules, goal, explain: true }));
}
process.stdout.write(JSON.stringify(answers), () => process.exit());
`)
	answers, err := questions.Read([]byte(p.run("node", "ask.js")))
	require.NoError(t, err)
	require.Len(t, answers, len(asked))
	for i, q := range asked {
		require.Equal(t, q.Want, answers[i], "%+v", q)
	}
}

// The program of the README, which is also in that of the module, prints what it says.
func (p project) testReadme(t *testing.T) {
	p.t = t
	readme, err := os.ReadFile("README.md")
	require.NoError(t, err)
	parts := regexp.MustCompile("(?s)```js\n(.*?)```\n\nprints `(.*?)`").FindSubmatch(readme)
	require.NotNil(t, parts)
	main, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	assert.Contains(t, string(main), string(parts[1]))
	p.write("readme.js", string(parts[1])+"process.exit();\n")
	assert.Equal(t, string(parts[2])+"\n", p.run("node", "readme.js"))
}

// What is wrong is an error that says what.
func (p project) testErrors(t *testing.T) {
	p.t = t
	p.write("wrong.js", `import { load, ThreesAwayError } from 'threesaway';

const game = await load();
for (const wrong of [
  () => game.advise('roll=7,1,1,1,1'),
  () => game.advise({ seats: 3 }, [1, 2, 3, 4, 5]),
  () => game.advise({}, [1, 2]),
  () => game.advise({}, [1, 2, 3, 4, 5], { rules: 'dice=99' }),
  () => game.odds('threes-away', { goal: 'fun' }),
  () => game.review('no record'),
]) {
  await wrong().then(() => console.log('no error'), (error) => console.log(error instanceof ThreesAwayError, error.internal, error.message !== ''));
}
process.exit();
`)
	assert.Equal(t, strings.Repeat("true false true\n", 6), p.run("node", "wrong.js"))
}

// The types are those of the functions: a program that uses them as it should compiles,
// and those that do not are refused, each where it is wrong.
func (p project) testTypes(t *testing.T) {
	p.t = t
	tsc := compiler(t)
	p.write("right.ts", `import { load, notation, ThreesAwayError, type Advice, type Odds, type Review } from 'threesaway';

const game = await load({ wasm: new Uint8Array(0) });
const advice: Advice = await game.advise({ players: 4, seat: 3, score_to_beat: 7, kept: [3, 1] }, [2, 5, 6], { rules: { ties: 'tied' }, goal: 'win', explain: true });
const best: number[] | undefined = advice.options[0]?.keep;
const odds: Odds = await game.odds('threes-away', { players: 3 });
const review: Review = await game.review('game Ana, Bob', { goal: 'money' });
await game.solve(undefined, { players: 8, onProgress: ({ done, total }) => { const left: number = total - done; }, signal: new AbortController().signal });
const line: string = notation({ roll: [1] });
if (new Error() instanceof ThreesAwayError) throw best;
`)
	wrong := []string{
		"await game.advise({ seats: 3 }, [1]);", "await game.advise({}, '33561');", "await game.odds({ ties: 'some' });",
		"await game.review('', { goal: 'low' });", "const n: string = (await game.advise('')).value_before;",
	}
	files := []string{"right.ts"}
	for i, line := range wrong {
		name := fmt.Sprintf("wrong%d.ts", i)
		p.write(name, "import { load } from 'threesaway';\nconst game = await load();\n"+line+"\nexport {};\n")
		files = append(files, name)
	}
	cmd := exec.CommandContext(t.Context(), "node", append([]string{tsc,
		"--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom"}, files...)...)
	cmd.Dir = p.dir
	out, err := cmd.CombinedOutput()
	require.Error(t, err)
	told := strings.Split(strings.TrimSpace(string(out)), "\n")
	require.Len(t, told, len(wrong), "%s", out)
	for i, line := range told {
		assert.Contains(t, line, fmt.Sprintf("wrong%d.ts(3,", i))
	}
}
